import { Button } from '@casino/design-system/components/Button'
import { EmptyState } from '@casino/design-system/patterns/EmptyState'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'Ingen transaktioner endnu',
    children: 'Når du sætter penge ind eller spiller, står det her.',
    action: <Button href="#saetind">Sæt penge ind</Button>,
  },
})

export const Default = meta.story({})
