import { Button, FormActions } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/FormActions',
  component: FormActions,
  args: {
    children: (
      <Button fullWidth size="lg">
        Sæt 500,00 kr. ind
      </Button>
    ),
  },
})

export const One = meta.story({})
export const Two = meta.story({
  args: {
    children: (
      <>
        <Button fullWidth>Fortsæt</Button>
        <Button variant="ghost" fullWidth>
          Tilbage
        </Button>
      </>
    ),
  },
})
