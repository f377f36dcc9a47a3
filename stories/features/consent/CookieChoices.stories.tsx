import { CookieChoicesDialog } from '@casino/features/consent/CookieChoicesDialog'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Cookie choices',
  component: CookieChoicesDialog,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    open: true,
    current: { statistics: false, marketing: false },
    busy: false,
    error: null,
    onChoose: fn(),
    onClose: fn(),
  },
})

/** Nothing is switched on in advance. */
export const NothingChosen = meta.story({
  play: async ({ userEvent, args }) => {
    const statistics = await screen.findByRole('switch', { name: 'Statistik' })
    await expect(statistics).not.toBeChecked()
    await expect(screen.getByRole('switch', { name: 'Markedsføring' })).not.toBeChecked()
    await expect(screen.getByRole('switch', { name: 'Nødvendige' })).toBeDisabled()
    await userEvent.click(statistics)
    await userEvent.click(screen.getByRole('button', { name: 'Gem mit valg' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ statistics: true, marketing: false })
  },
})

/** Withdrawing: one click, as accepting. */
export const Accepted = meta.story({
  args: { current: { statistics: true, marketing: true } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('switch', { name: 'Statistik' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Afvis alle' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ statistics: false, marketing: false })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
})
export const Saving = meta.story({ args: { busy: true } })
export const NotSaved = meta.story({ args: { error: 'Du er offline. Tjek din forbindelse, og prøv igen.' } })
