import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For one task or one fact with a title of its own.', 'Several side by side in a Grid, all of one kind.'],
  avoid: ['Around everything. White space separates better than frames in frames.', 'As one big link: put a Link or Button in its foot.'],
  anatomy: [
    ['Title', 'a heading; give its level in the page.'],
    ['Body', 'one thing.'],
    ['Foot', 'the actions, at the bottom edge of every card in a row.'],
  ],
  examples: [
    {
      right: (
        <Card title="Pause i 24 timer" headingLevel={3} footer={<Button variant="secondary">Hold pause</Button>}>
          <Text>Du kan logge ind og udbetale, men ikke spille.</Text>
        </Card>
      ),
      because: 'One task, told and done in one place.',
      wrong: (
        <Card title="Indstillinger" headingLevel={3}>
          <Card title="Pause" headingLevel={4}>
            <Text>24 timer</Text>
          </Card>
        </Card>
      ),
      why: 'A card in a card: two frames for one fact.',
    },
  ],
  keyboard: [],
}
