import { MenuDropdown } from '@casino/design-system/patterns/MenuDropdown'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For the whole menu, on every screen size, with the welcome line and the balance on top.'],
  avoid: ['For the actions of one thing: that is a menu of its own.'],
  anatomy: [
    ['Toggle', 'says whether the menu is open.'],
    ['Header', 'welcome and balance.'],
    ['Entries', 'one group open at a time on phone and tablet.'],
    ['Close', 'and Escape, and a change of the page.'],
  ],
  examples: [
    {
      right: (
        <MenuDropdown
          label="Menu"
          title="Menu"
          closeLabel="Luk menuen"
          routeKey="right"
          items={[
            { label: 'Forside', href: '#docs', current: true },
            { label: 'Min konto', children: [{ label: 'Mine grænser', href: '#docs' }] },
          ]}
        />
      ),
      because: 'Two levels; limits in two clicks.',
      wrong: (
        <MenuDropdown
          label="☰"
          title="☰"
          closeLabel="X"
          routeKey="wrong"
          items={[{ label: 'Mere', children: [{ label: 'Andet', href: '#docs' }] }]}
        />
      ),
      why: 'Signs as names, and “Mere” hides everything.',
    },
  ],
  keyboard: [
    ['Enter', 'On the toggle: opens the menu, the focus moves in.'],
    ['Tab', 'Goes round inside the open menu.'],
    ['Space', 'Opens or closes a group.'],
    ['Esc', 'Closes the menu; the focus returns to the toggle.'],
  ],
}
