import { Markdown } from '@storybook/addon-docs/blocks'
import { type Change, type Release, readChangelog, readChangeset } from './changes.ts'

const sets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })
const logs = import.meta.glob<string>('../../{tokens,design-system,features,app,stories}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const waiting: Release = {
  title: 'Next release',
  changes: Object.entries(sets).flatMap(([file, source]) => (file.endsWith('README.md') ? [] : (readChangeset(source) ?? []))),
}
/** The packages are released together: one section per version. */
const released = new Map<string, readonly Change[]>()
for (const { title, changes } of Object.values(logs).flatMap(readChangelog))
  released.set(title, [...(released.get(title) ?? []), ...changes])

const Entry = ({ packages, text }: Change) => (
  <section>
    <Markdown>{text}</Markdown>
    <p className="packages">{packages.join(' · ')}</p>
  </section>
)

/** Changes from the unreleased changesets and from the changelogs. */
export const WhatsNew = () => (
  <>
    {[waiting, ...Array.from(released, ([title, changes]) => ({ title, changes }))]
      .filter(({ changes }) => changes.length > 0)
      .map(({ title, changes }) => (
        <section key={title}>
          <h2>{title}</h2>
          {changes.map((change) => (
            <Entry key={change.text} {...change} />
          ))}
        </section>
      ))}
  </>
)
