import { FieldSet, TextField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For fields that answer one question together.', 'To disable several fields together, or to give them one theme.'],
  avoidWhen: ['For a single field: its label is enough.', 'For the sections of a long form: use headings.'],
  anatomy: [
    ['Legend', 'announced before the first field.'],
    ['Help', 'about all of them.'],
    ['Fields', 'stacked.'],
    ['Error', 'about the fields together, in addition to each field’s own error.'],
  ],
  examples: [
    {
      right: (
        <FieldSet label="Hvem er du?">
          <TextField label="Fornavn" name="first-right" />
          <TextField label="Efternavn" name="last-right" />
        </FieldSet>
      ),
      rightReason: 'One question, two short labels.',
      wrong: (
        <FieldSet label="Fornavn">
          <TextField label="Skriv fornavn" name="first-wrong" />
        </FieldSet>
      ),
      wrongReason: 'A screen reader announces everything twice.',
    },
  ],
  keyboard: [],
}
