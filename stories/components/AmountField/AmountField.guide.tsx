import { AmountField } from '@casino/design-system'
import { formatKrShort, kroner } from '@casino/features/format/money'
import type { Guide } from '../../guide.ts'

const ignore = () => undefined
const quick = [200, 500, 1000].map((kr) => ({ value: kr * 100, label: formatKrShort(kroner(kr)) }))

export const guide: Guide = {
  useWhen: [
    'For every amount that the player chooses: deposit, limit, withdrawal.',
    'With quick amounts where a few amounts are common. Any other amount can still be typed.',
  ],
  avoidWhen: [
    'For numbers that are not money, such as an age or a code: use TextField.',
    'With a preselected amount. Every amount is the player’s own choice.',
  ],
  anatomy: [
    ['Label and help', 'the help states the minimum amount before an error occurs.'],
    ['Input', 'the number in Danish format, followed by the currency.'],
    ['Quick amounts', 'suggestions that set the value.'],
    ['Error', 'a sentence that states how to correct it.'],
  ],
  examples: [
    {
      right: (
        <AmountField
          label="Beløb"
          name="right"
          suffix="kr."
          help="Mindst 100 kr."
          value={null}
          onValueChange={ignore}
          quickAmounts={quick}
        />
      ),
      rightReason: 'Empty, with the rule visible and three suggestions of equal weight.',
      wrong: <AmountField label="Beløb" name="wrong" suffix="kr." value={200_000} onValueChange={ignore} />,
      wrongReason: 'An amount that the player did not choose, and that anchors the decision.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the field, then to each quick amount.'],
    ['↑ ↓', 'Increase or decrease by one krone.'],
    ['Enter', 'Commits the typed amount and submits the form.'],
  ],
}
