import { ArgTypes, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use } from 'react'
import type { Example, Guide } from '../guide.ts'
import { costs, kB } from './costs.ts'
import { OnPage } from './parts.tsx'

const files = import.meta.glob<Guide>('../{components,patterns}/*.guide.tsx', { import: 'guide' })
const loaded = new Map<string, Promise<Guide>>()

/** Loads the guide of a story file; null for a screen, which has none. */
function guideOf(storyFile: string): Promise<Guide> | null {
  const path = storyFile.replace(/^.*stories\/(?=components|patterns)/, '../').replace('.stories.tsx', '.guide.tsx')
  const load = files[path]
  if (!load) return null
  const known = loaded.get(path) ?? load()
  loaded.set(path, known)
  return known
}

/**
 * The docs page of every component, pattern and screen: guidance first, then props, cost and states. The headings are rendered before the
 * guide is loaded, because the table of contents reads them only once.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guideOf(String(preparedMeta.parameters.fileName))
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guide ? <Guided guide={guide} name={preparedMeta.title.toLowerCase()} /> : null}
      <Stories title="States" includePrimary={!guide} />
    </>
  )
}

interface SectionProps {
  readonly guide: Promise<Guide>
  readonly children: (guide: Guide) => ReactNode
}
const Read = ({ guide, children }: SectionProps) => children(use(guide))
const Section = (props: SectionProps) => (
  <Suspense fallback={null}>
    <Read {...props} />
  </Suspense>
)

const Guided = ({ guide, name }: { readonly guide: Promise<Guide>; readonly name: string }) => (
  <>
    <Section guide={guide}>
      {({ use: when, avoid }) => (
        <div className="guide-pair">
          <List title="Use it" items={when} mark="yes" />
          <List title="Do not use it" items={avoid} mark="no" />
        </div>
      )}
    </Section>
    <h2 id="anatomy">Anatomy</h2>
    <Section guide={guide}>{({ anatomy }) => <Anatomy parts={anatomy} />}</Section>
    <h2 id="do-and-dont">Do and don’t</h2>
    <Section guide={guide}>{({ examples }) => examples.map((example) => <Pair key={example.because} {...example} />)}</Section>
    <h2 id="keyboard">Keyboard</h2>
    <Section guide={guide}>{({ keyboard }) => <Keyboard rows={keyboard} />}</Section>
    <h2 id="props">Props</h2>
    <ArgTypes />
    <h2 id="cost">Cost</h2>
    <Cost name={name} />
  </>
)

/** Renders text between backticks as code. */
const Words = ({ children }: { readonly children: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant string never change order
  children.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))

const Anatomy = ({ parts }: { readonly parts: Guide['anatomy'] }) => (
  <ol className="guide-anatomy">
    {parts.map(([part, what]) => (
      <li key={part}>
        <strong>{part}</strong>
        <span>
          <Words>{what}</Words>
        </span>
      </li>
    ))}
  </ol>
)

function List({ title, items, mark }: { readonly title: string; readonly items: readonly string[]; readonly mark: 'yes' | 'no' }) {
  return (
    <section className={`guide-list guide-${mark}`}>
      <h3>{title}</h3>
      <ul className="guide-lines">
        {items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Pair = ({ right, because, wrong, why }: Example) => (
  <div className="guide-pair">
    <Shown mark="yes" word="Do" reason={because}>
      {right}
    </Shown>
    <Shown mark="no" word="Don’t" reason={why}>
      {wrong}
    </Shown>
  </div>
)

interface ShownProps {
  readonly mark: 'yes' | 'no'
  readonly word: string
  readonly reason: string
  readonly children: ReactNode
}
const Shown = ({ mark, word, reason, children }: ShownProps) => (
  <figure className={`guide-shown guide-${mark}`}>
    <OnPage>{children}</OnPage>
    <figcaption>
      <strong className="guide-word">{word}</strong> {reason}
    </figcaption>
  </figure>
)

function Keyboard({ rows }: { readonly rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>Not focusable. Controls inside it keep their own tab order.</p>
  return (
    <table>
      <thead>
        <tr>
          <th>Keys</th>
          <th>Action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, what]) => (
          <tr key={keys}>
            <td>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>
              <Words>{what}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bytes that the component alone adds to a page. */
function Cost({ name }: { readonly name: string }) {
  const cost = costs?.find((part) => part.name.toLowerCase() === name)
  if (!cost)
    return (
      <p>
        Not measured: start Storybook with <code>npm run storybook</code>, which measures before it starts.
      </p>
    )
  return (
    <dl className="guide-cost">
      <Figure term="Script" bytes={cost.script} />
      <Figure term="Styles" bytes={cost.css} />
      {cost.lazyScript + cost.lazyCss > 0 ? <Figure term="Loaded on intent" bytes={cost.lazyScript + cost.lazyCss} /> : null}
    </dl>
  )
}

const Figure = ({ term, bytes }: { readonly term: string; readonly bytes: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{kB(bytes)}</dd>
  </div>
)
