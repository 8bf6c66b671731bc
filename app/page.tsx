import { Workbench } from "@/components/workbench/workbench";

export default function Home() {
  return <Workbench />;
}
