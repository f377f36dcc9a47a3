import { Alert, Button, ConfirmDialog } from '@casino/design-system'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'
import { useArgState } from '../../support/useArgState.ts'

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: false,
    title: 'Fjern det gemte kort?',
    description: 'Kortet, der ender på 4242, bliver slettet. Du kan altid tilføje det igen.',
    confirm: { label: 'Fjern kortet' },
    cancel: { label: 'Behold kortet' },
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function WithOpener(args) {
    const [open, setOpen] = useArgState(args.open)
    const answer = (callback: () => void) => () => {
      callback()
      setOpen(false)
    }
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Fjern
        </Button>
        <ConfirmDialog {...args} open={open} onConfirm={answer(args.onConfirm)} onCancel={answer(args.onCancel)} />
      </>
    )
  },
})

/** The safe answer is focused; Escape cancels, a click outside does nothing. */
export const OverlayContract = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await testOverlayContract({ userEvent, trigger: canvas.getByRole('button', { name: 'Fjern' }), traits: overlayTraits.confirm })
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** Cancel and confirm have the same size and are equally reachable. */
export const Open = meta.story({
  args: { open: true },
  play: async ({ userEvent, args }) => {
    const no = await screen.findByRole('button', { name: 'Behold kortet' })
    await waitFor(() => expect(no).toHaveFocus())
    const yes = screen.getByRole('button', { name: 'Fjern kortet' })
    await expect(no.offsetHeight).toBe(yes.offsetHeight)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** An irreversible action. */
export const Danger = meta.story({
  args: {
    open: true,
    title: 'Luk kontoen for altid?',
    description: 'Du kan først oprette en ny konto om et år. Hele din saldo bliver udbetalt.',
    confirm: { label: 'Luk min konto for altid', tone: 'danger' },
    cancel: { label: 'Behold min konto' },
  },
  play: async () => waitFor(() => expect(screen.getByRole('button', { name: 'Behold min konto' })).toHaveFocus()),
})

/** The dialog cannot be closed while the confirmed action is in progress. */
export const Busy = meta.story({
  args: { open: true, busy: true, confirm: { label: 'Fjern kortet', busyLabel: 'Fjerner kortet …' } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** An error is shown in the dialog. */
export const Failed = meta.story({
  args: {
    open: true,
    children: (
      <Alert tone="danger" live>
        Kortet kunne ikke fjernes. Prøv igen om lidt.
      </Alert>
    ),
  },
  play: async () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
})
