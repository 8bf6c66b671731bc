import {
  Box,
  Database,
  File,
  Folder,
  Globe,
  Hash,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Send,
  Table2,
  UserRound,
  UsersRound,
  Zap,
} from "lucide-react";
import type { Kind, Shelf } from "../project/resource";

const ICONS: Readonly<Record<Kind | Shelf, LucideIcon>> = {
  database: Database,
  table: Table2,
  bucket: Folder,
  file: File,
  user: UserRound,
  team: UsersRound,
  function: Zap,
  site: Globe,
  provider: Send,
  topic: Hash,
  message: Mail,
  projects: Box,
  members: UserRound,
  requests: MessageSquareText,
};

export function KindIcon({
  kind,
  className = "size-[15px]",
}: {
  readonly kind: Kind | Shelf;
  readonly className?: string;
}) {
  const Icon = ICONS[kind];
  return <Icon className={className} strokeWidth={1.5} aria-hidden="true" />;
}
