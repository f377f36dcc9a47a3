import { MenuDropdown } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For the whole menu at every breakpoint, with the welcome text and the balance at the top.'],
  avoidWhen: ['For actions on one object: use Menu.'],
  anatomy: [
    ['Toggle', 'shows whether the menu is open.'],
    ['Header', 'welcome text and balance.'],
    ['Items', 'one group open at a time on phone and tablet.'],
    ['Close', 'closes the menu, as do Escape and a navigation.'],
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
      rightReason: 'Two levels; the limits are two clicks away.',
      wrong: (
        <MenuDropdown
          label="☰"
          title="☰"
          closeLabel="X"
          routeKey="wrong"
          items={[{ label: 'Mere', children: [{ label: 'Andet', href: '#docs' }] }]}
        />
      ),
      wrongReason: 'Symbols as names, and “Mere” does not describe its content.',
    },
  ],
  keyboard: [
    ['Enter', 'On the toggle: opens the menu and moves focus into it.'],
    ['Tab', 'Cycles inside the open menu.'],
    ['Space', 'Opens or closes a group.'],
    ['Esc', 'Closes the menu; focus returns to the toggle.'],
  ],
}
