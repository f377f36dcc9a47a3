import type { ReactNode } from 'react'

interface ScrollAreaProps {
  /** Its accessible name: what the wide content is. */
  label: string
  children: ReactNode
}

/** Scrolls content that is wider than the page, by keyboard too. */
export const ScrollArea = ({ label, children }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a scrolling region must be reachable by keyboard
  <section className="scroll-area" aria-label={label} tabIndex={0}>
    {children}
  </section>
)

interface MarkdownTableProps {
  children?: ReactNode
}

/** A table written as Markdown. */
export const MarkdownTable = ({ children }: MarkdownTableProps) => (
  <ScrollArea label="Table">
    <table>{children}</table>
  </ScrollArea>
)
