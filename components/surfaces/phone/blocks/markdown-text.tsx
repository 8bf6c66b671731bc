import type { ComponentProps } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { Tappable } from "./tappable";

type Heading = ComponentProps<"h4">;

const heading = ({ children }: Heading) => <p className="mt-3 font-semibold first:mt-0">{children}</p>;

const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }) => <p className="mt-2 first:mt-0">{children}</p>,
  a: ({ href = "", children }) => (
    <Tappable kind="url" target={href}>
      {children}
    </Tappable>
  ),
  // An image would be fetched.
  img: ({ alt = "" }) => <span className="text-muted">[image{alt === "" ? "" : `: ${alt}`}]</span>,
  ul: ({ children }) => <ul className="mt-2 list-disc pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="mt-2 list-decimal pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="mt-2 border-line-strong border-l-2 pl-3 text-ink-soft">{children}</blockquote>
  ),
  pre: ({ children }) => (
    <pre className="mt-2 whitespace-pre-wrap rounded-[8px] bg-sunken px-2.5 py-2 text-xs leading-[19px] [overflow-wrap:anywhere]">
      {children}
    </pre>
  ),
  code: ({ children }) => <code className="font-mono text-[0.86em]">{children}</code>,
  hr: () => <hr className="my-3 border-line-strong" />,
};

/** What an address may be: it is only ever looked at, and checked again when it is tapped. */
const keepUrl = (url: string) => url;

export default function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div className="[overflow-wrap:anywhere]" dir="auto">
      <ReactMarkdown components={components} urlTransform={keepUrl}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
