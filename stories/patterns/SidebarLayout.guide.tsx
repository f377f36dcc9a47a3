import { SideNav } from '@casino/design-system/components/SideNav'
import { Text } from '@casino/design-system/components/Text'
import { SidebarLayout } from '@casino/design-system/patterns/SidebarLayout'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For an area with a navigation of its own: the account, pages of text.'],
  avoid: ['For a form with its summary: that is FormLayout.'],
  anatomy: [
    ['Side', 'the navigation: a column from lg, lines below.'],
    ['Content', 'takes what is left.'],
  ],
  examples: [
    {
      right: (
        <SidebarLayout nav={<SideNav label="Min konto" items={[{ label: 'Overblik', href: '#docs', current: true }]} />}>
          <Text>Overblik</Text>
        </SidebarLayout>
      ),
      because: 'Where one is, and what there is.',
      wrong: (
        <SidebarLayout nav={<Text>Reklame</Text>}>
          <Text>Overblik</Text>
        </SidebarLayout>
      ),
      why: 'The side is for finding one’s way.',
    },
  ],
  keyboard: [['Tab', 'Goes through the navigation, then the content.']],
}
