import * as css from './Prose.css.ts'

export interface ProseProps {
  /** HTML that a server has sanitised. Nothing else may be passed: it is set as it is. */
  html: string
}

/** Running text that an editor wrote: headings from level 2, paragraphs, lists, tables and links, in a readable measure. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an editor's text is HTML; the server sanitises it (see `html`)
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
