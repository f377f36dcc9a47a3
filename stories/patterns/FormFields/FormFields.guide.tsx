import { FormFields, TextField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const email = { name: 'email', label: 'E-mail' } as const
const cpr = { name: 'cpr', label: 'CPR-nummer', help: '10 cifre. Det kan være med eller uden bindestreg.' } as const

export const guide: Guide = {
  useWhen: ['For a form that a server configures: which fields, in which order, with which texts, icon and theme.'],
  avoidWhen: [
    'For validation rules. They are in the form’s schema by field name; a registry cannot change them.',
    'For a form whose fields never need to be reordered.',
  ],
  anatomy: [
    ['Fields', 'in registry order, which is also the tab order and the order of the errors.'],
    ['Half', 'two consecutive half-width fields share a line.'],
    ['Render', 'maps a field name to its component.'],
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
      rightReason: 'Each field uses the registry’s texts unchanged.',
      wrong: (
        <FormFields
          fields={[email]}
          render={{ email: (field) => <TextField {...field} label="Din mailadresse, tak" type="email" required /> }}
        />
      ),
      wrongReason: 'A hard-coded label: the operator’s label from the registry is never shown.',
    },
  ],
  keyboard: [['Tab', 'Moves from field to field in registry order.']],
}
