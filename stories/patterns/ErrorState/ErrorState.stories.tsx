import { Button, ErrorState } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'Vi kan ikke vise dine transaktioner lige nu',
    children: 'Prøv igen om lidt. Ingen penge er flyttet.',
    action: <Button>Prøv igen</Button>,
  },
})

export const Default = meta.story({})
