import * as styles from './Prose.css.ts'

export interface ProseProps {
  /** HTML sanitised by the server. It is set unescaped, so nothing else may be passed. */
  html: string
}

/** Rich text from the CMS: headings from level 2, paragraphs, lists, tables and links, at a readable line length. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: CMS text is HTML; the server sanitises it (see `html`)
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
