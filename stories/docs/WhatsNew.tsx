import { Markdown } from '@storybook/addon-docs/blocks'
import { type ChangelogEntry, parseChangelog, parseChangeset, type Release } from './changelog.ts'

const changesetFiles = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })
const changelogFiles = import.meta.glob<string>('../../{tokens,design-system,features,app,stories}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const unreleased: Release = {
  title: 'Next release',
  changes: Object.entries(changesetFiles).flatMap(([file, source]) => (file.endsWith('README.md') ? [] : (parseChangeset(source) ?? []))),
}
/** The packages are released together: one section per version. */
const released = new Map<string, readonly ChangelogEntry[]>()
for (const { title, changes } of Object.values(changelogFiles).flatMap(parseChangelog))
  released.set(title, [...(released.get(title) ?? []), ...changes])

type ChangelogItemProps = ChangelogEntry

const ChangelogItem = ({ packages, text }: ChangelogItemProps) => (
  <section>
    <Markdown>{text}</Markdown>
    <p className="packages">{packages.join(' · ')}</p>
  </section>
)

/** Changes from the unreleased changesets and from the changelogs. */
export const WhatsNew = () => (
  <>
    {[unreleased, ...Array.from(released, ([title, changes]) => ({ title, changes }))]
      .filter(({ changes }) => changes.length > 0)
      .map(({ title, changes }) => (
        <section key={title}>
          <h2>{title}</h2>
          {changes.map((change) => (
            <ChangelogItem key={change.text} {...change} />
          ))}
        </section>
      ))}
  </>
)
