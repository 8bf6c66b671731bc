/** The panes of the workbench; on a narrow screen one of them shows. */
export type Pane = "editor" | "stage" | "transcript";
