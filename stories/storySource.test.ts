// @ts-expect-error: Storybook ships its preset without types
import { experimental_enrichCsf } from '@storybook/react/preset'
import { generate } from 'storybook/internal/babel'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { CsfEnricher } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { withCopyableCode } from '../.storybook/storySource.ts'

const stories = `import { Pagination } from '@casino/design-system'
import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ component: Pagination, args: { onPageChange: fn(), pageLabel: fn((page) => 'Side ' + page) } })

export const Links = meta.story({ args: { href: (page) => '#side-' + page } })
export const Quoted = meta.story({ args: { label: 'Sider med "alt" & mere' } })
export const Elsewhere = meta.story({
  args: { page: 4, label: 'Sider' },
  render: (args) => <>{[1, 2].map((page) => <Pagination key={page} {...args} page={page} />)}</>,
})
export const Within = meta.story({
  args: { children: (
    <b>4</b>
  ) },
})
export const Framed = meta.story({ render: (args) => <div><Pagination {...args} page={2} /></div> })
export const Paged = meta.story({
  args: { page: 4 },
  render: function WithState(args) {
    const [page, setPage] = useArgState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next)
          args.onPageChange(next)
          args.onLeave?.()
        }}
        label={args.label}
      />
    )
  },
})
`

/** The code of *Show code* for each story. */
async function shownCode() {
  const parse = () => loadCsf(stories, { makeTitle: () => 'Pagination' }).parse()
  const [csf, source] = [parse(), parse()]
  const options = { presets: { apply: async () => ({ experimentalCodeExamples: true }) } }
  const enrich: CsfEnricher | undefined = await experimental_enrichCsf(undefined, options)
  if (!enrich) throw new Error('Storybook writes no code of stories')
  await withCopyableCode(enrich)(csf, source)
  const { code } = generate(csf._ast)
  return [...code.matchAll(/code: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => JSON.parse(text))
}

it('the code of a story has its functions and texts as written, and no mock', async () => {
  expect(await shownCode()).toEqual([
    `const Links = () => (
  <Pagination
    onPageChange={() => {}}
    pageLabel={(page) => "Side " + page}
    href={(page) => "#side-" + page}
  />
);
`,
    `const Quoted = () => (
  <Pagination
    onPageChange={() => {}}
    pageLabel={(page) => "Side " + page}
    label={\`Sider med "alt" & mere\`}
  />
);
`,
    `const Elsewhere = () => (
  <>
    {[1, 2].map((page) => (
      <Pagination
        key={page}
        onPageChange={() => {}}
        pageLabel={(page) => "Side " + page}
        label="Sider"
        page={page}
      />
    ))}
  </>
);
`,
    `const Within = () => (
  <Pagination onPageChange={() => {}} pageLabel={(page) => "Side " + page}>
    <b>4</b>
  </Pagination>
);
`,
    `const Framed = () => (
  <div>
    <Pagination
      onPageChange={() => {}}
      pageLabel={(page) => "Side " + page}
      page={2}
    />
  </div>
);
`,
    `const Paged = () => {
  const [page, setPage] = useState(4);

  return (
    <Pagination
      pageLabel={(page) => "Side " + page}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        (() => {})(next);
        undefined?.();
      }}
      label={undefined}
    />
  );
};
`,
  ])
})
