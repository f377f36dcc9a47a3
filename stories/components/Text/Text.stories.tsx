import { Stack, Text } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Du bestemmer, hvor meget du højst kan sætte ind.' },
})

export const Default = meta.story({})
export const SizesAndTones = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text size={18}>Atten: den vigtige sætning</Text>
      <Text size={16}>Seksten: almindelig tekst</Text>
      <Text size={14} tone="muted">
        Fjorten, dæmpet: hjælp
      </Text>
      <Text size={12} tone="muted">
        Tolv, dæmpet: småt
      </Text>
      <Text tone="money" tabular weight="bold">
        4.182.667,40 kr.
      </Text>
      <Text tone="danger">Der gik noget galt</Text>
      <Text tone="success">Gennemført</Text>
    </Stack>
  ),
})
