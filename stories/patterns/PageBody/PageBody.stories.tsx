import { Heading, PageBody } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/PageBody',
  component: PageBody,
  parameters: { layout: 'fullscreen' },
  args: { children: <Heading level={1}>Om os</Heading> },
})

export const Page = meta.story({})
export const Reading = meta.story({ args: { width: 'prose' } })
export const FillsScreen = meta.story({ args: { width: 'form', fillsScreen: true } })
