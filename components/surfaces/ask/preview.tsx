interface PreviewProps {
  readonly label: string;
  readonly text: string;
}

/** What an option would look like, beside the options, or below them where there is no room. */
export function Preview({ label, text }: PreviewProps) {
  return (
    <div className="relative mt-6 flex min-w-0 flex-col border border-line-strong bg-surface @min-[640px]:sticky @min-[640px]:top-3 @min-[640px]:mt-1 @min-[640px]:h-[max(240px,calc(100cqh-64px))] @min-[640px]:self-start">
      <p
        aria-hidden="true"
        className="absolute -top-3 left-[1ch] max-w-[calc(100%-2ch)] truncate bg-[linear-gradient(var(--sheet)_12px,var(--surface)_12px)] px-[1ch] font-medium text-[12.5px] text-muted"
        dir="auto"
      >
        {label}
      </p>
      <section
        aria-label={`Preview of ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-preview
        className="min-h-0 flex-1 overflow-auto px-[2ch] py-4 text-[12.5px] leading-[21px] focus-visible:-outline-offset-2"
      >
        <pre>{text}</pre>
      </section>
    </div>
  );
}
