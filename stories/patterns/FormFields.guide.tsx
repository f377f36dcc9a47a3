import { TextField } from '@casino/design-system/components/TextField'
import { FormFields } from '@casino/design-system/patterns/FormFields'
import type { Guide } from '../guide.ts'

const email = { name: 'email', label: 'E-mail' } as const
const cpr = { name: 'cpr', label: 'CPR-nummer', help: '10 cifre. Det kan være med eller uden bindestreg.' } as const

export const guide: Guide = {
  use: ['For a form that a server lays out: which fields, in which order, with which words, icon and theme.'],
  avoid: [
    'For rules. They stand in the form’s schema by the name of the field; no registry reaches them.',
    'For a form whose fields nobody will ever want to order anew.',
  ],
  anatomy: [
    ['Fields', 'in the order of the registry, which is the order of the tab key and of the errors.'],
    ['Half', 'two in a row share a line.'],
    ['Render', 'the one place that knows which component a field is.'],
  ],
  examples: [
    {
      right: (
        <FormFields
          fields={[cpr, email]}
          render={{
            cpr: (field) => <TextField {...field} format="cpr" required />,
            email: (field) => <TextField {...field} type="email" required />,
          }}
        />
      ),
      because: 'Each field takes the registry’s words as they are.',
      wrong: (
        <FormFields
          fields={[email]}
          render={{ email: (field) => <TextField {...field} label="Din mailadresse, tak" type="email" required /> }}
        />
      ),
      why: 'A label of its own: what the operator writes into the registry is never seen.',
    },
  ],
  keyboard: [['Tab', 'Goes from field to field in the order of the registry.']],
}
