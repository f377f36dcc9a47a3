import { Button, Card, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For one task or one piece of information with its own title.', 'Several of the same kind in a Grid.'],
  avoidWhen: [
    'Around everything. White space separates better than nested frames.',
    'As one large link: put a Link or Button in the footer.',
  ],
  anatomy: [
    ['Title', 'a heading; set its level in the page outline.'],
    ['Body', 'one subject.'],
    ['Footer', 'the actions, aligned to the bottom edge of every card in a row.'],
  ],
  examples: [
    {
      right: (
        <Card title="Pause i 24 timer" headingLevel={3} footer={<Button variant="secondary">Hold pause</Button>}>
          <Text>Du kan logge ind og udbetale, men ikke spille.</Text>
        </Card>
      ),
      rightReason: 'One task, explained and done in one place.',
      wrong: (
        <Card title="Indstillinger" headingLevel={3}>
          <Card title="Pause" headingLevel={4}>
            <Text>24 timer</Text>
          </Card>
        </Card>
      ),
      wrongReason: 'A card in a card: two frames for one piece of information.',
    },
  ],
  keyboard: [],
}
