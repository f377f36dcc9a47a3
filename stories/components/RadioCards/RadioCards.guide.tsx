import { RadioCards } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For one of two to five options that need a short explanation: bonus, payment method.',
    'Where all options are presented as equal.',
  ],
  avoidWhen: ['For more than five options: use SelectField.', 'With a preselected option, or one larger than the others.'],
  anatomy: [
    ['Legend', 'the question.'],
    ['Card', 'its text selects it.'],
    ['Title and description', 'what the option is.'],
    ['Image', 'optional, decorative, as wide as the card.'],
    ['Action', 'optional, at the end of the first line: a button for this option alone, such as “Fjern”.'],
    ['Terms', 'in full, on the card, beside the label: a link in them does not select it.'],
  ],
  examples: [
    {
      right: (
        <RadioCards
          label="Velkomstbonus"
          name="bonus-right"
          options={[
            { value: 'yes', title: '100 kr. i bonus', meta: 'Sats for 1.000 kr. (10 × 100 kr.) inden 60 dage.' },
            { value: 'no', title: 'Uden bonus', description: 'Du kan altid udbetale dine penge.' },
          ]}
        />
      ),
      rightReason: 'The terms are on the card; “without bonus” is a card like the other.',
      wrong: (
        <RadioCards
          label="Velkomstbonus"
          name="bonus-wrong"
          value="yes"
          onValueChange={() => undefined}
          options={[
            { value: 'yes', title: 'Ja tak, giv mig 100 kr.!' },
            { value: 'no', title: 'Nej, jeg vil ikke have gratis penge' },
          ]}
        />
      ),
      wrongReason: 'Preselected, without terms, and the other option is ridiculed.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the group, to the selected card or the first.'],
    ['↑ ↓ ← →', 'Select the previous or next card.'],
    ['Space', 'Selects the focused card.'],
    ['Tab on a card with an action', 'Moves to its button.'],
  ],
}
