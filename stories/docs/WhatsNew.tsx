import { Markdown } from '@storybook/addon-docs/blocks'
import { type ChangelogEntry, groupChanges, parseChangelog, parseChangeset, type Release } from './changelog.ts'

const changesetFiles = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })
const changelogFiles = import.meta.glob<string>('../../{tokens,design-system,features,stories,app,app/*}/CHANGELOG.md', {
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

const idOf = (...titles: readonly string[]): string => titles.join(' ').toLowerCase().replace(/\W+/g, '-')

/** Changes from the unreleased changesets and from the changelogs, by version, kind and package. The table of contents lists all three. */
export const WhatsNew = () =>
  [unreleased, ...Array.from(released, ([title, changes]) => ({ title, changes }))].flatMap(({ title, changes }) =>
    groupChanges(changes).map((section) => (
      <section key={`${title}: ${section.title}`} className="changelog">
        <h2 id={idOf(title, section.title)}>{`${title}: ${section.title.toLowerCase()}`}</h2>
        {section.groups.map((group) => (
          <section key={group.title}>
            <h3 id={idOf(title, section.title, group.title)}>{group.title}</h3>
            {group.changes.map((change) => (
              <ChangelogItem key={change.text} {...change} />
            ))}
          </section>
        ))}
      </section>
    )),
  )
