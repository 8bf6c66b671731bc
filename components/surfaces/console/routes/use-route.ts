import { useShell } from "../shell/data";
import { addressOf } from "../shell/shell";
import { type Route, readRoute } from "./route";

/** Where the shell stands. */
export function useRoute(): Route {
  const shell = useShell();
  return readRoute(addressOf(shell).path, shell.backend);
}
