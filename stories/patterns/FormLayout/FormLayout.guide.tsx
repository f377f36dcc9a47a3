import { Button, FormLayout, Stack, Text, TextField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Around every form: one column of at most 440 px.', 'With `aside` for a summary of what the form is about.'],
  avoidWhen: ['For two columns of fields. One order, top to bottom.'],
  anatomy: [
    ['Column', 'the fields, in the order in which they are answered.'],
    ['Aside', 'beside the column from lg, after it on smaller screens.'],
  ],
  examples: [
    {
      right: (
        <FormLayout aside={<Text>500,00 kr. fra Visa •••• 1111</Text>}>
          <Stack gap={4}>
            <TextField label="Kortnummer" name="right" />
            <Button>Betal 500,00 kr.</Button>
          </Stack>
        </FormLayout>
      ),
      rightReason: 'One column, with the summary beside it.',
      wrong: (
        <FormLayout>
          <div style={{ display: 'flex', gap: 4 }}>
            <TextField label="Fornavn" name="a" />
            <TextField label="Efternavn" name="b" />
            <TextField label="By" name="c" />
          </div>
        </FormLayout>
      ),
      wrongReason: 'Three fields in a row: the order is not clear, and they do not fit at 320 px.',
    },
  ],
  keyboard: [['Tab', 'Moves down the column, then to the aside.']],
}
