import { Button, Card, DescriptionList, FormActions, FormLayout, Stack, TextField } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/FormLayout',
  component: FormLayout,
  args: {
    children: (
      <Stack gap={6}>
        <TextField label="Navn på kortet" name="holder" autoComplete="cc-name" />
        <FormActions>
          <Button fullWidth size="lg">
            Sæt 500,00 kr. ind
          </Button>
        </FormActions>
      </Stack>
    ),
    aside: (
      <Card title="Din indbetaling">
        <DescriptionList items={[{ term: 'Beløb', detail: '500,00 kr.' }]} />
      </Card>
    ),
  },
})

export const WithAside = meta.story({})
export const Alone = meta.story({ args: { aside: undefined } })
