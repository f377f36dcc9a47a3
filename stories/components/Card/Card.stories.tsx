import { Button, Card, Text } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: { title: '24 timer', children: <Text>Du kan logge ind og udbetale, men ikke sætte ind eller spille.</Text> },
})

export const Default = meta.story({})
export const WithActions = meta.story({ args: { footer: <Button variant="secondary">Hold pause i 24 timer</Button> } })
export const WithoutTitle = meta.story({ args: { title: undefined } })
