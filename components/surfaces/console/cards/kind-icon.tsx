import { Box } from "lucide-react";
import { findKind } from "../project/resource";
import { KindIcon as KnownIcon } from "../routes/kind-icon";

/** The picture of a kind of resource by what a message calls it; a plain box for one the Console does not list. */
export function KindIcon({ resourceType }: { readonly resourceType: string }) {
  const kind = findKind(resourceType);
  return kind === undefined ? (
    <Box className="size-[15px]" strokeWidth={1.5} aria-hidden="true" />
  ) : (
    <KnownIcon kind={kind} />
  );
}
