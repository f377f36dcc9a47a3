import { ArgTypes, Description, DocsContext, type DocsContextProps, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use, useContext } from 'react'
import type { Guide, GuideExample } from '../guide.ts'
import { componentCosts, formatKilobytes } from './componentCosts.ts'
import { SitePreview } from './docsBlocks.tsx'
import { ScrollArea } from './ScrollArea.tsx'

const guideLoaders = import.meta.glob<Guide>('../{components,patterns}/*/*.guide.tsx', { import: 'guide' })
const guidePromises = new Map<string, Promise<Guide>>()

type PageStory = ReturnType<DocsContextProps['componentStories']>[number]

interface ComponentGuide {
  /** Folder of the component: `components/Button`. */
  name: string
  guide: Promise<Guide>
  /** The component of the story file, whose props the page lists. */
  component: PageStory['component']
}

/** The guide of a story's component; null for a screen. */
function loadGuide({ component, parameters }: PageStory): readonly ComponentGuide[] {
  const storyFile = String(parameters.fileName)
  const path = storyFile.replace(/^.*stories\/(?=components|patterns)/, '../').replace('.stories.tsx', '.guide.tsx')
  const load = guideLoaders[path]
  if (!load) return []
  const guide = guidePromises.get(path) ?? load()
  guidePromises.set(path, guide)
  return [{ name: path.split('/').slice(1, 3).join('/'), guide, component }]
}

/**
 * The docs page of every component, pattern and screen: guidance first, then props, cost and states. The headings are rendered before the
 * guide is loaded, because the table of contents reads them only once.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  // Two components with one title share a page: ImageSlider and VideoBanner.
  const guides = [...new Map(stories.map((story) => [story.parameters.fileName, story])).values()].flatMap(loadGuide)
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guides.map(({ name, guide, component }, place) => (
        <GuideSections
          key={name}
          name={name}
          guide={guide}
          heading={guides.length > 1 ? name.replace(/^.*\//, '') : undefined}
          props={place === 0 ? <ArgTypes /> : <ArgTypes of={component} />}
        />
      ))}
      <Stories title="States" includePrimary={guides.length === 0} />
    </>
  )
}

interface GuideSectionProps {
  guide: Promise<Guide>
  children: (guide: Guide) => ReactNode
}
const ResolvedGuide = ({ guide, children }: GuideSectionProps) => children(use(guide))
const GuideSection = (props: GuideSectionProps) => (
  <Suspense fallback={null}>
    <ResolvedGuide {...props} />
  </Suspense>
)

interface GuideSectionsProps {
  /** Folder of the component: `components/Button`. */
  name: string
  guide: Promise<Guide>
  /** Name of the component, on a page of two. */
  heading: string | undefined
  props: ReactNode
}

const GuideSections = ({ name, guide, heading, props }: GuideSectionsProps) => {
  const section = (id: string, text: string) => <h2 id={heading ? `${heading}-${id}` : id}>{heading ? `${heading}: ${text}` : text}</h2>
  return (
    <>
      {heading ? <h2 id={heading}>{heading}</h2> : null}
      <GuideSection guide={guide}>
        {({ useWhen: when, avoidWhen }) => (
          <div className="guide-pair">
            <GuidanceList title="Use it" items={when} mark="yes" />
            <GuidanceList title="Do not use it" items={avoidWhen} mark="no" />
          </div>
        )}
      </GuideSection>
      {section('anatomy', 'Anatomy')}
      <GuideSection guide={guide}>{({ anatomy }) => <Anatomy parts={anatomy} />}</GuideSection>
      {section('do-and-dont', 'Do and don’t')}
      <GuideSection guide={guide}>
        {({ examples }) => examples.map((example) => <ExamplePair key={example.rightReason} {...example} />)}
      </GuideSection>
      {section('keyboard', 'Keyboard')}
      <GuideSection guide={guide}>{({ keyboard }) => <KeyboardTable rows={keyboard} />}</GuideSection>
      {section('props', 'Props')}
      <ScrollArea label={heading ? `${heading}: Props` : 'Props'}>{props}</ScrollArea>
      {section('cost', 'Cost')}
      <CostSection name={name} />
    </>
  )
}

interface TextWithCodeProps {
  children: string
}

/** Renders text between backticks as code. */
const TextWithCode = ({ children }: TextWithCodeProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant string never change order
  children.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))

interface AnatomyProps {
  parts: Guide['anatomy']
}

const Anatomy = ({ parts }: AnatomyProps) => (
  <ol className="guide-anatomy">
    {parts.map(([part, what]) => (
      <li key={part}>
        <strong>{part}</strong>
        <span>
          <TextWithCode>{what}</TextWithCode>
        </span>
      </li>
    ))}
  </ol>
)

interface GuidanceListProps {
  title: string
  items: readonly string[]
  mark: 'yes' | 'no'
}

function GuidanceList({ title, items, mark }: GuidanceListProps) {
  return (
    <section className={`guide-list guide-${mark}`}>
      <h3>{title}</h3>
      <ul className="guide-lines">
        {items.map((item) => (
          <li key={item}>
            <TextWithCode>{item}</TextWithCode>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ExamplePairProps = GuideExample

const ExamplePair = ({ right, rightReason, wrong, wrongReason }: ExamplePairProps) => (
  <div className="guide-pair">
    <ExampleFigure mark="yes" heading="Do" reason={rightReason}>
      {right}
    </ExampleFigure>
    <ExampleFigure mark="no" heading="Don’t" reason={wrongReason}>
      {wrong}
    </ExampleFigure>
  </div>
)

interface ExampleFigureProps {
  mark: 'yes' | 'no'
  heading: string
  reason: string
  children: ReactNode
}
const ExampleFigure = ({ mark, heading, reason, children }: ExampleFigureProps) => (
  <figure className={`guide-shown guide-${mark}`}>
    <SitePreview>{children}</SitePreview>
    <figcaption>
      <strong className="guide-word">{heading}</strong> {reason}
    </figcaption>
  </figure>
)

interface KeyboardTableProps {
  rows: Guide['keyboard']
}

function KeyboardTable({ rows }: KeyboardTableProps) {
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
              <TextWithCode>{what}</TextWithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CostSectionProps {
  name: string
}

/** Bytes that the component alone adds to a page. */
function CostSection({ name }: CostSectionProps) {
  const cost = componentCosts?.find((part) => part.name === name)
  if (!cost)
    return (
      <p>
        Not measured: start Storybook with <code>npm run storybook</code>, which measures before it starts.
      </p>
    )
  return (
    <dl className="guide-cost">
      <CostItem term="Script" bytes={cost.script} />
      <CostItem term="Styles" bytes={cost.css} />
      {cost.lazyScript + cost.lazyCss > 0 ? <CostItem term="Loaded on intent" bytes={cost.lazyScript + cost.lazyCss} /> : null}
    </dl>
  )
}

interface CostItemProps {
  term: string
  bytes: number
}

const CostItem = ({ term, bytes }: CostItemProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{formatKilobytes(bytes)}</dd>
  </div>
)
