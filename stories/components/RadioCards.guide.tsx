import { RadioCards } from '@casino/design-system/components/RadioCards'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For one choice of two to five that need a word of explanation: bonus, means of payment.',
    'Where every choice is offered as an equal.',
  ],
  avoid: ['For more than five: that is SelectField.', 'With one chosen beforehand, or one made larger than the others.'],
  anatomy: [
    ['Legend', 'the question.'],
    ['Card', 'the whole of it can be pressed.'],
    ['Title and description', 'what it is.'],
    ['Terms', 'stand where the choice is made, in full.'],
  ],
  examples: [
    {
      right: (
        <RadioCards
          label="Velkomstbonus"
          name="bonus-right"
          options={[
            { value: 'yes', title: '100 kr. i bonus', meta: 'Spilles igennem 10 gange inden 60 dage.' },
            { value: 'no', title: 'Uden bonus', description: 'Du kan altid hæve dine penge.' },
          ]}
        />
      ),
      because: 'Terms at the choice; going without is a card like the other.',
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
      why: 'Chosen beforehand, without terms, and the other answer is mocked.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the group, to the chosen card or the first.'],
    ['↑ ↓ ← →', 'Choose the card before or after.'],
    ['Space', 'Chooses the card that has the focus.'],
  ],
}
