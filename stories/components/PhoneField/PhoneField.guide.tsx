import { PhoneField, TextField } from '@casino/design-system'
import { fieldKeys, type Guide } from '../../guide.ts'

const country = {
  name: 'code',
  label: 'Landekode',
  options: [
    { value: '45', label: 'Danmark +45' },
    { value: '299', label: 'Grønland +299' },
  ],
}

export const guide: Guide = {
  useWhen: ['For a mobile number with its country code: one group, two submitted values.'],
  avoidWhen: ['For a read-only number: use Text.', 'For a number to call: use Link.'],
  anatomy: [
    ['Label', 'names the group of both inputs.'],
    ['Country code', 'a native select; the default country first.'],
    ['Number', 'grouped in pairs of digits while typing; a number pasted with its country code sets the country.'],
  ],
  examples: [
    {
      right: <PhoneField label="Mobilnummer" name="right" country={country} />,
      rightReason: 'One question with two parts.',
      wrong: <TextField label="Telefon (husk landekode, ingen mellemrum)" name="wrong" />,
      wrongReason: 'Makes the player do the formatting.',
    },
  ],
  keyboard: fieldKeys,
}
