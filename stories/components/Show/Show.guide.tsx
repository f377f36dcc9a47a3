import { Show, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For additional content on larger screens: a second column, a longer label.',
    'With `below`: for what replaces it on smaller screens, such as a list in place of a table.',
  ],
  avoidWhen: [
    'For content that is not reachable elsewhere on a smaller screen.',
    'To hide content from sight only: hidden content is not announced either.',
  ],
  anatomy: [['Content', 'visible from one breakpoint up, or below it, with CSS only.']],
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
      rightReason: 'The amount is always visible; its detail is shown where there is room.',
      wrong: (
        <Show from="xl">
          <Text>Dine grænser og pauser</Text>
        </Show>
      ),
      wrongReason: 'The limits cannot be found on a phone.',
    },
  ],
  keyboard: [],
}
