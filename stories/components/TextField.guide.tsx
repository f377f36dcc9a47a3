import { Stack } from '@casino/design-system/components/Stack'
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
    {
      right: (
        <TextField
          label="CPR-nummer"
          name="cpr-right"
          help="10 cifre. Loven kræver, at vi ved, hvem du er."
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
        />
      ),
      because: 'Says what it is for, takes it with and without a hyphen, and no browser stores it.',
      wrong: <TextField label="CPR" name="cpr-wrong" placeholder="ddmmåå-xxxx (husk bindestreg)" />,
      why: 'The rule is gone with the first figure, and the player does the formatting.',
    },
    {
      right: (
        <Stack gap={4}>
          <TextField
            label="Kortnummer"
            name="number-right"
            format="card"
            autoComplete="cc-number"
            suffix="Visa"
            defaultValue="4111111111111111"
          />
          <TextField label="Udløb" name="expiry-right" format="expiry" autoComplete="cc-exp" placeholder="MM / ÅÅ" />
          <TextField
            label="Kontrolcifre"
            name="cvv-right"
            format="digits"
            maxLength={4}
            autoComplete="cc-csc"
            help="De 3 cifre på bagsiden."
          />
        </Stack>
      ),
      because: 'Grouped as on the card while they are typed, filled in by the browser, the card’s kind told as soon as it is known.',
      wrong: (
        <Stack gap={4}>
          <TextField label="Kortnummer (16 cifre uden mellemrum)" name="number-wrong" defaultValue="4111111111111111" />
          <TextField label="CVV/CVC/CID" name="cvv-wrong" />
        </Stack>
      ),
      why: 'Sixteen figures in a row cannot be compared with a card, and nobody knows three abbreviations for one thing.',
    },
  ],
  keyboard: fieldKeys,
}
