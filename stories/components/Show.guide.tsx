import { Show } from '@casino/design-system/components/Show'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For something more on screens that have room: a second column, a longer label.'],
  avoid: ['For anything that a smaller screen cannot reach elsewhere.', 'To hide from screen readers: what is not shown is not read.'],
  anatomy: [['Content', 'there from one breakpoint on, by CSS alone.']],
  examples: [
    {
      right: (
        <>
          <Text>Saldo: 1.250,00 kr.</Text>
          <Show from="lg">
            <Text tone="muted">Heraf bonus: 0,00 kr.</Text>
          </Show>
        </>
      ),
      because: 'The figure is always there; its detail comes where there is room.',
      wrong: (
        <Show from="xl">
          <Text>Dine grænser og pauser</Text>
        </Show>
      ),
      why: 'Nobody on a phone finds the limits.',
    },
  ],
  keyboard: [],
}
