import { SideNav } from '@casino/design-system/components/SideNav'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['For the sections of an area with many pages, such as the account.', 'With the present section marked.'],
  avoid: ['For the steps of a flow: that is Stepper.', 'For views of one subject: that is Tabs.'],
  anatomy: [
    ['Landmark', 'a named navigation.'],
    ['Entries', 'one word or two; a line each on small screens.'],
    ['Present', 'marked for eye and ear.'],
  ],
  examples: [
    {
      right: (
        <SideNav
          label="Min konto"
          items={[
            { label: 'Overblik', href: '#docs', current: true },
            { label: 'Grænser', href: '#docs' },
          ]}
        />
      ),
      because: 'Nouns, one line each, and where one is.',
      wrong: (
        <SideNav
          label="Menu"
          items={[
            { label: 'Klik her for at se dit overblik over kontoen', href: '#docs' },
            { label: 'Grænser', href: '#docs' },
          ]}
        />
      ),
      why: 'A sentence as an entry; nothing marked.',
    },
  ],
  keyboard: linkKeys,
}
