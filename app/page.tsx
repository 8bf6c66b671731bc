import { Gate } from "@/components/workbench/gate";

export default function Home() {
  return <Gate />;
}
