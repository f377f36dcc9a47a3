/** Kinds of change in the terms of changesets, the weightiest first. */
const bumps = ['major', 'minor', 'patch'] as const
type Bump = (typeof bumps)[number]
const bumpTitles: Readonly<Record<Bump, string>> = { major: 'Breaking changes', minor: 'New and changed', patch: 'Fixes' }

/** The packages in the order in which a reader of the documentation looks for them. */
const packageTitles = {
  'design-system': 'Design system',
  tokens: 'Tokens',
  features: 'Features',
  site: 'Site',
  platform: 'Platform',
  games: 'Games',
  shared: 'Shared by site and platform',
  app: 'Commands',
  stories: 'Documentation',
}

export interface ChangelogEntry {
  bump: Bump
  packages: readonly string[]
  text: string
}
export interface Release {
  title: string
  changes: readonly ChangelogEntry[]
}
export interface ChangelogSection {
  title: string
  groups: readonly { title: string; changes: readonly ChangelogEntry[] }[]
}

/** Words of a changeset's front matter, of a generated changelog (`Minor Changes`) and of a written one (`Added`, `Changed`, `Fixed`). */
const bumpWords: Readonly<Record<Bump, RegExp>> = { major: /\bmajor\b/i, minor: /\b(minor|added|changed)\b/i, patch: /\b(patch|fixed)\b/i }

/** The weightiest bump that a text names; patch where it names none. */
const bumpOf = (text: string): Bump => bumps.find((bump) => bumpWords[bump].test(text)) ?? 'patch'

/** Parses a changeset file into its packages and text; null for a file that is not a changeset. */
export function parseChangeset(source: string): ChangelogEntry | null {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || !text?.trim()) return null
  const packages = Array.from(front.matchAll(/^['"]?(@?[\w/-]+)['"]?\s*:/gm), ([, name = '']) => name.replace('@casino/', ''))
  return { bump: bumpOf(front), packages, text: text.trim() }
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
        .split(/^### /m)
        .flatMap((kind) => {
          const [heading = '', ...entries] = kind.split(/^- /m)
          return entries.map((entry) => ({
            bump: bumpOf(heading),
            packages: [name],
            text: entry.replace(/^[0-9a-f]{7,}: /, '').trim(),
          }))
        })
      return { title: title.trim(), changes }
    })
}

/** The text without the marks of code, which sort before every letter. */
const withoutMarks = ({ text }: ChangelogEntry): string => text.replaceAll('`', '')

/**
 * Groups the changes of a release by kind, the weightiest first, and by the first package that they concern, in alphabetical order.
 * The same text in several packages is one entry.
 */
export function groupChanges(changes: readonly ChangelogEntry[]): ChangelogSection[] {
  const byText = new Map<string, ChangelogEntry>()
  for (const change of changes)
    byText.set(change.text, { ...change, packages: [...new Set([...(byText.get(change.text)?.packages ?? []), ...change.packages])] })
  const merged = [...byText.values()].sort((a, b) => withoutMarks(a).localeCompare(withoutMarks(b), 'en'))
  const order = Object.keys(packageTitles)
  const first = ({ packages }: ChangelogEntry) => order.find((name) => packages.includes(name))
  return bumps.flatMap((bump) => {
    const ofKind = merged.filter((change) => change.bump === bump)
    const groups = Object.entries(packageTitles)
      .map(([name, title]) => ({ title, changes: ofKind.filter((change) => first(change) === name) }))
      .filter((group) => group.changes.length > 0)
    return groups.length > 0 ? [{ title: bumpTitles[bump], groups }] : []
  })
}
