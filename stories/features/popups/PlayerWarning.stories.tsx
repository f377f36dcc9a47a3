import { minuteMs } from '@casino/features/format/duration'
import { PlayerWarningDialog } from '@casino/features/popups/PlayerWarningDialog'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Player warning',
  component: PlayerWarningDialog,
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  args: { loggedInForMs: 60 * minuteMs, onClose: fn() },
})

/** Going on, pausing and closing are equally easy; each closes it. */
export const OneHour = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Du har været logget ind i 1 time' })
    const goOn = screen.getByRole('button', { name: 'Fortsæt' })
    const pause = screen.getByRole('link', { name: 'Hold pause' })
    await expect(getComputedStyle(pause).backgroundColor).toBe(getComputedStyle(goOn).backgroundColor)
    await expect(pause).toHaveAttribute('href', '/min-konto/begraensninger#pause')
    await userEvent.click(goOn)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

/** With a shorter lifetime in the configuration. */
export const FiveMinutes = meta.story({
  args: { loggedInForMs: 5 * minuteMs + 59_000 },
  play: async () => void (await screen.findByRole('dialog', { name: /^Du har været logget ind i 5\sminutter$/ })),
})

export const HoursAndMinutes = meta.story({
  args: { loggedInForMs: 121 * minuteMs },
  play: async () => void (await screen.findByRole('dialog', { name: /^Du har været logget ind i 2\stimer og 1 minut$/ })),
})
