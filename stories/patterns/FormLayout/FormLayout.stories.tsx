import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { TextField } from '@casino/design-system/components/TextField'
import { FormLayout } from '@casino/design-system/patterns/FormLayout'
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
