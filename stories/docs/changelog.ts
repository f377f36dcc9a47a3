export interface ChangelogEntry {
  packages: readonly string[]
  text: string
}
export interface Release {
  title: string
  changes: readonly ChangelogEntry[]
}

/** Parses a changeset file into its packages and text; null for a file that is not a changeset. */
export function parseChangeset(source: string): ChangelogEntry | null {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || !text?.trim()) return null
  const packages = Array.from(front.matchAll(/^['"]?(@?[\w/-]+)['"]?\s*:/gm), ([, name = '']) => name.replace('@casino/', ''))
  return { packages, text: text.trim() }
}

/** Parses one package's changelog into its releases, newest first. */
export function parseChangelog(source: string): Release[] {
  const name = /^# (?:@casino\/)?(\S+)/m.exec(source)?.[1] ?? ''
  return source
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = section.split('\n')
      const changes = body
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((entry) => ({
          packages: [name],
          text: entry
            .replace(/^[0-9a-f]{7,}: /, '')
            .replace(/^### .*$/gm, '')
            .trim(),
        }))
      return { title: title.trim(), changes }
    })
}
