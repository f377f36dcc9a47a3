import { CookieChoiceView } from '@casino/features/consent/CookieChoiceSection'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyNow } from '../../support/storyNow.ts'

type Choice = ComponentProps<typeof CookieChoiceView>['choice']
const decision = { version: 1, statistics: true, marketing: false, decidedAt: storyNow, consentId: 'AbCdEfGhIjKlMnOpQrSt_-' }

const meta = preview.meta({
  title: 'Features/Cookie choice',
  component: CookieChoiceView,
  args: { choice: { type: 'made', decision } as Choice }, // any of the union
})

/** The section on the page about cookies, with what proves the choice. */
export const Made = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har sagt ja til statistik og nej til markedsføring.')).toBeVisible()
    await expect(canvas.getByText(/Dit valg har nummeret AbCdEfGhIjKlMnOpQrSt_-/)).toBeVisible()
  },
})
export const NotMade = meta.story({ args: { choice: { type: 'open' } } })
export const Loading = meta.story({ args: { choice: { type: 'unknown' } } })
