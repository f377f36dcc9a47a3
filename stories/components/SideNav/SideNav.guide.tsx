import { SideNav } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For the sections of an area with many pages, such as the account.', 'With the current section marked.'],
  avoidWhen: ['For the steps of a flow: use Stepper.', 'For views of one subject: use Tabs.'],
  anatomy: [
    ['Landmark', 'a `nav` with an accessible name.'],
    ['Items', 'one or two words; one row each on small screens.'],
    ['Current item', 'marked visually and with `aria-current`.'],
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
      rightReason: 'Nouns, one line each, with the current page marked.',
      wrong: (
        <SideNav
          label="Menu"
          items={[
            { label: 'Klik her for at se dit overblik over kontoen', href: '#docs' },
            { label: 'Grænser', href: '#docs' },
          ]}
        />
      ),
      wrongReason: 'A sentence as an item; the current page is not marked.',
    },
  ],
  keyboard: linkKeys,
}
