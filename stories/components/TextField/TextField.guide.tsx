import { Stack, TextField } from '@casino/design-system'
import { fieldKeys, type Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For one line of text: name, e-mail, card number.',
    'With the right `type`, `inputMode` and `autoComplete`, for autofill and the right phone keyboard.',
  ],
  avoidWhen: ['For money: use AmountField.', 'With a placeholder instead of a label, or with an example that looks like a value.'],
  anatomy: [
    ['Label', 'above, always visible.'],
    ['Input', 'optionally with a prefix, a suffix or an icon.'],
    ['Help', 'below, shown before an error occurs.'],
    ['Error', 'a sentence that states how to correct the value.'],
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
      rightReason: 'States how to correct it.',
      wrong: <TextField label="E-mail" name="wrong" error="Ugyldigt input" defaultValue="navn@" />,
      wrongReason: 'States that it is wrong, but not how to correct it.',
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
      rightReason: 'States why it is needed, accepts it with and without a hyphen, and prevents the browser from storing it.',
      wrong: <TextField label="CPR" name="cpr-wrong" placeholder="ddmmåå-xxxx (husk bindestreg)" />,
      wrongReason: 'The rule disappears with the first digit, and the player must do the formatting.',
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
      rightReason: 'Digits grouped as on the card while typing, browser autofill, and the card type shown as soon as it is recognised.',
      wrong: (
        <Stack gap={4}>
          <TextField label="Kortnummer (16 cifre uden mellemrum)" name="number-wrong" defaultValue="4111111111111111" />
          <TextField label="CVV/CVC/CID" name="cvv-wrong" />
        </Stack>
      ),
      wrongReason: 'Sixteen ungrouped digits are hard to compare with a card, and three abbreviations for one value are confusing.',
    },
  ],
  keyboard: fieldKeys,
}
