/** A question of each kind that has options. */
export const flow = {
  title: "Before the release",
  questions: [
    {
      id: "scope",
      label: "Scope",
      prompt: "Which buckets move first?",
      options: [
        { value: "all", label: "All at once" },
        { value: "avatars", label: "avatars first", description: "The smallest risk" },
      ],
    },
    {
      id: "report",
      label: "Report",
      type: "preview",
      prompt: "How should the report read?",
      options: [
        { value: "table", label: "Table", preview: "bucket  files\navatars    64" },
        { value: "timeline", label: "Timeline", preview: "09:00  avatars" },
      ],
    },
    {
      id: "checks",
      label: "Checks",
      type: "multi",
      prompt: "What must pass?",
      options: [
        { value: "sums", label: "Checksums match" },
        { value: "rules", label: "Rules are the same" },
      ],
    },
  ],
};
