import { dayMs } from '@casino/features/format/duration'
import { kroner } from '@casino/features/format/money'
import { ClosedAccountScreen } from '@casino/features/limits/ClosedAccountScreen'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyNow } from '../../support/pageContext.ts'

const closedUntil = storyNow + 365 * dayMs

const meta = preview.meta({
  title: 'Features/Closed account',
  component: ClosedAccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { siteName: 'Nordlys', closing: { closedUntil, payout: { amount: kroner(1250), expectedOn: '2026-11-25' } } },
})

export const PaidOut = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/1\.250,00 kr\. er på vej til din NemKonto\. Pengene er der senest onsdag den 25\. november/),
    ).toBeVisible()
    await expect(canvas.getByText(/tidligst oprette en ny konto den 20\. november 2027/)).toBeVisible()
    for (const [name, href] of [
      ['StopSpillet', 'https://www.stopspillet.dk/'],
      ['ROFUS', 'https://www.rofus.nu/'],
    ] as const)
      await expect(canvas.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', href)
  },
})
export const NothingToPay = meta.story({
  args: { closing: { closedUntil, payout: null } },
  play: async ({ canvas }) => expect(canvas.getByText(/ingen penge på kontoen/)).toBeVisible(),
})
/** Opened by its address, or later than ten minutes after the closing. */
export const WithoutFacts = meta.story({ args: { closing: null } })
