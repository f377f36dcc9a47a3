import { Button, IconButton, Menu } from '@casino/design-system'
import { LimitsIcon } from '@casino/design-system/icons/Limits'
import { LogoutIcon } from '@casino/design-system/icons/Logout'
import { MoreIcon } from '@casino/design-system/icons/More'
import { UserIcon } from '@casino/design-system/icons/User'
import { WalletIcon } from '@casino/design-system/icons/Wallet'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'

const logOut = fn()

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Min konto',
    trigger: (opener) => (
      <Button variant="secondary" iconStart={<UserIcon size={20} />} {...opener}>
        Min konto
      </Button>
    ),
    items: [
      { label: 'Overblik', href: '#overblik', icon: <WalletIcon size={20} /> },
      { label: 'Mine grænser', href: '#graenser', icon: <LimitsIcon size={20} /> },
      { label: 'Udbetal (kontoen er på pause)', disabled: true },
      { divider: true as const },
      { label: 'Log ud', icon: <LogoutIcon size={20} />, onSelect: logOut },
    ],
  },
  beforeEach: () => {
    logOut.mockClear()
  },
})

export const OverlayContract = meta.story({
  play: ({ canvas, userEvent }) =>
    testOverlayContract({ userEvent, trigger: canvas.getByRole('button', { name: 'Min konto' }), traits: overlayTraits.menu }),
})

/** Opened by keyboard, the first item is focused; arrows skip disabled items and wrap around; letters move to an item. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Min konto' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Overblik' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log ud' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Overblik' })).toHaveFocus())
    await userEvent.keyboard('l')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log ud' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
})

/** A press on the trigger closes it and does not reopen it. */
export const Toggles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Min konto' })
    await userEvent.click(opener)
    await screen.findByRole('menu', { name: 'Min konto' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
})

/** An irreversible action comes last, separated. */
export const Danger = meta.story({
  args: {
    label: 'Kort, der ender på 4242',
    align: 'end',
    trigger: (opener) => <IconButton label="Handlinger for kortet, der ender på 4242" icon={<MoreIcon size={24} />} {...opener} />,
    items: [
      { label: 'Brug som første valg', onSelect: fn() },
      { divider: true },
      { label: 'Fjern kortet', tone: 'danger', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fjern kortet' })).toBeVisible())
  },
})
