import { Container, Surface } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Surface padding={6} bordered>
        Indhold
      </Surface>
    ),
  },
})

export const Page = meta.story({ args: { width: 'page' } })
export const Form = meta.story({ args: { width: 'form' } })
export const Reading = meta.story({ args: { width: 'prose' } })
