import { SidebarLayout, SideNav, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For an area with its own navigation: the account, content pages.'],
  avoidWhen: ['For a form with its summary: use FormLayout.'],
  anatomy: [
    ['Sidebar', 'the navigation: a column from lg; on smaller screens rows below the content, or a line above it.'],
    ['Content', 'takes the remaining width.'],
    ['Rest', 'more content, after the rows.'],
  ],
  examples: [
    {
      right: (
        <SidebarLayout nav={<SideNav label="Min konto" items={[{ label: 'Overblik', href: '#docs', current: true }]} />}>
          <Text>Overblik</Text>
        </SidebarLayout>
      ),
      rightReason: 'Shows the current page and the other pages of the area.',
      wrong: (
        <SidebarLayout nav={<Text>Reklame</Text>}>
          <Text>Overblik</Text>
        </SidebarLayout>
      ),
      wrongReason: 'The sidebar is for navigation.',
    },
  ],
  keyboard: [['Tab', 'Moves through the navigation, then the content.']],
}
