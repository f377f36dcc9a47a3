import { Button, Inline } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  args: {
    gap: 3 as const,
    children: (
      <>
        <Button>Log ind</Button>
        <Button variant="secondary">Opret konto</Button>
        <Button variant="ghost">Læs mere</Button>
      </>
    ),
  },
})

export const Default = meta.story({})
export const SpaceBetween = meta.story({ args: { justify: 'between' } })
/** Stacked on phones. */
export const Stacked = meta.story({ args: { stacked: true } })
