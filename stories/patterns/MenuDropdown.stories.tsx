import { Text } from '@casino/design-system/components/Text'
import { MenuDropdown } from '@casino/design-system/patterns/MenuDropdown'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/MenuDropdown',
  component: MenuDropdown,
  args: {
    label: 'Menu',
    title: 'Menu',
    closeLabel: 'Luk menuen',
    routeKey: '/',
    header: <Text>Hej Freja</Text>,
    items: [
      { label: 'Forside', href: '#forside', current: true },
      {
        label: 'Spilleautomater',
        children: [
          { label: 'Nye spil', href: '#nye' },
          { label: 'Alle spil', href: '#alle' },
        ],
      },
      { label: 'Live casino', children: [{ label: 'Live roulette', href: '#roulette' }] },
    ],
  },
})

export const Closed = meta.story({})
/** The panel comes with the first opening; Escape closes it and the focus returns. */
export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(toggle)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Forside' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(toggle).toHaveFocus())
  },
})
