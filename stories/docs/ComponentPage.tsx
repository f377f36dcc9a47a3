import { ArgTypes, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use } from 'react'
import type { Example, Guide } from '../guide.ts'
import { costs, kB } from './costs.ts'
import { OnPage } from './parts.tsx'

const files = import.meta.glob<Guide>('../{components,patterns}/*.guide.tsx', { import: 'guide' })
const loaded = new Map<string, Promise<Guide>>()

/** The guide beside a story file, or null for a screen, which has none. */
function guideOf(storyFile: string): Promise<Guide> | null {
  const path = storyFile.replace(/^.*stories\/(?=components|patterns)/, '../').replace('.stories.tsx', '.guide.tsx')
  const load = files[path]
  if (!load) return null
  const known = loaded.get(path) ?? load()
  loaded.set(path, known)
  return known
}

/** The docs page of every component, pattern and screen: guidance first, then what is read from the source. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guideOf(String(preparedMeta.parameters.fileName))
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guide ? (
        <Suspense fallback={null}>
          <Guidance guide={guide} />
        </Suspense>
      ) : null}
      {guide ? (
        <>
          <h2 id="props">Props</h2>
          <ArgTypes />
          <Cost name={preparedMeta.title.toLowerCase()} />
        </>
      ) : null}
      <Stories title="States" includePrimary={!guide} />
    </>
  )
}

function Guidance({ guide: coming }: { readonly guide: Promise<Guide> }) {
  const guide = use(coming)
  return (
    <>
      <div className="guide-pair">
        <List title="Use it" items={guide.use} mark="yes" />
        <List title="Do not use it" items={guide.avoid} mark="no" />
      </div>
      <h2 id="anatomy">Anatomy</h2>
      <ol className="guide-anatomy">
        {guide.anatomy.map(([part, what]) => (
          <li key={part}>
            <strong>{part}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <h2 id="do-and-don-t">Do and don’t</h2>
      {guide.examples.map((example) => (
        <Pair key={example.because} {...example} />
      ))}
      <h2 id="keyboard">Keyboard</h2>
      <Keyboard rows={guide.keyboard} />
    </>
  )
}

function List({ title, items, mark }: { readonly title: string; readonly items: readonly string[]; readonly mark: 'yes' | 'no' }) {
  return (
    <section className={`guide-list guide-${mark}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
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
  if (rows.length === 0) return <p>It takes no focus: the keyboard passes it by, and what stands inside keeps its own order.</p>
  return (
    <table>
      <thead>
        <tr>
          <th>Keys</th>
          <th>What they do</th>
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
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bytes that the part alone adds to a page. */
function Cost({ name }: { readonly name: string }) {
  const cost = costs?.find((part) => part.name.toLowerCase() === name)
  return (
    <>
      <h2 id="cost">Cost</h2>
      {cost ? (
        <dl className="guide-cost">
          <Figure term="Script" bytes={cost.script} />
          <Figure term="Styles" bytes={cost.css} />
          {cost.lazyScript + cost.lazyCss > 0 ? <Figure term="Fetched on intent" bytes={cost.lazyScript + cost.lazyCss} /> : null}
        </dl>
      ) : (
        <p>Not measured: start the catalogue with `npm run storybook`, which measures first.</p>
      )}
    </>
  )
}

const Figure = ({ term, bytes }: { readonly term: string; readonly bytes: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{kB(bytes)}</dd>
  </div>
)
