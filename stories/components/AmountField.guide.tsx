import { AmountField } from '@casino/design-system/components/AmountField'
import type { Guide } from '../guide.ts'

const ignore = () => undefined
const quick = [200, 500, 1000].map((kr) => ({ value: kr * 100, label: `${kr.toLocaleString('da')} kr.` }))

export const guide: Guide = {
  use: [
    'For every amount that the player chooses: deposit, limit, withdrawal.',
    'With quick amounts where a few sums are usual. Any other may still be typed.',
  ],
  avoid: [
    'For figures that are no money, such as an age or a code: use TextField.',
    'With an amount filled in beforehand. Nothing is preselected, because every amount is the player’s own choice.',
  ],
  anatomy: [
    ['Label and help', 'the least amount stands in the help, before anybody is wrong.'],
    ['Box', 'figures as Danes write them; the currency stands behind.'],
    ['Quick amounts', 'suggestions that fill the box.'],
    ['Error', 'a sentence that says how to put it right.'],
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
      because: 'Empty, with the rule in sight and three suggestions of equal weight.',
      wrong: <AmountField label="Beløb" name="wrong" suffix="kr." value={200_000} onValueChange={ignore} />,
      why: 'A sum that somebody else chose. It anchors the player to it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the field, then to each quick amount.'],
    ['↑ ↓', 'One krone up or down.'],
    ['Enter', 'Takes the typed amount and submits the form.'],
  ],
}
