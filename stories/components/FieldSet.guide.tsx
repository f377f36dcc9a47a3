import { FieldSet } from '@casino/design-system/components/FieldSet'
import { TextField } from '@casino/design-system/components/TextField'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For fields that answer one question together.', 'To close several fields at once, or to give them one theme.'],
  avoid: ['For a single field: its label is enough.', 'For the parts of a long form: those are headings.'],
  anatomy: [
    ['Legend', 'read aloud before the first field.'],
    ['Help', 'about all of them.'],
    ['Fields', 'one below the other.'],
    ['Error', 'about the fields together; each has its own besides.'],
  ],
  examples: [
    {
      right: (
        <FieldSet label="Hvem er du?">
          <TextField label="Fornavn" name="first-right" />
          <TextField label="Efternavn" name="last-right" />
        </FieldSet>
      ),
      because: 'One question, two short labels.',
      wrong: (
        <FieldSet label="Fornavn">
          <TextField label="Skriv fornavn" name="first-wrong" />
        </FieldSet>
      ),
      why: 'Says everything twice to a screen reader.',
    },
  ],
  keyboard: [],
}
