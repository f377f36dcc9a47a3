import { TextField } from '@casino/design-system/components/TextField'
import { fieldKeys, type Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For one line that the player writes: name, e-mail, card number.',
    'With the right `type`, `inputMode` and `autoComplete`, so that the phone helps.',
  ],
  avoid: ['For money: that is AmountField.', 'With a placeholder instead of a label, or with an example that looks like an answer.'],
  anatomy: [
    ['Label', 'above, always in sight.'],
    ['Box', 'with a prefix, a suffix or an icon inside where it helps.'],
    ['Help', 'below, before anybody is wrong.'],
    ['Error', 'in place of silence: a sentence that says how to put it right.'],
  ],
  examples: [
    {
      right: (
        <TextField
          label="E-mail"
          name="right"
          type="email"
          autoComplete="email"
          error="Skriv en gyldig e-mail, fx navn@eksempel.dk."
          defaultValue="navn@"
        />
      ),
      because: 'Says how to put it right.',
      wrong: <TextField label="E-mail" name="wrong" error="Ugyldigt input" defaultValue="navn@" />,
      why: 'Says that it is wrong, not how to put it right.',
    },
  ],
  keyboard: fieldKeys,
}
