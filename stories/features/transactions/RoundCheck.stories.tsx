import { ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { RoundCheckScreen } from '@casino/features/transactions/RoundCheckScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, reference } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { staticUrl } from '../../support/staticUrl.ts'

const round = {
  game: 'Europæisk Roulette',
  time: storyNow,
  stake: ore(2_000),
  gain: ore(4_000),
  status: 'implemented',
  checkable: true,
} as const

const meta = preview.meta({
  title: 'Features/Transactions/Round check',
  component: RoundCheckScreen,
  parameters: { layout: 'fullscreen' },
  args: { data: { type: 'ready' as const, value: { round, checkUrl: staticUrl('frame.html') } }, onRetry: fn() },
  decorators: [
    (Story) => (
      <AccountLayout current="transactions">
        <Story />
      </AccountLayout>
    ),
  ],
})

export const Settled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Runden regnet efter')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Læs, hvordan det virker' })).toHaveAttribute('href', '/contents/fair-spil')
  },
})
/** The numbers of a round that is still played would tell its outcome. */
export const Open = meta.story({
  args: { data: { type: 'ready', value: { round: { ...round, gain: ore(0), status: 'initiated', checkable: false }, checkUrl: null } } },
  play: async ({ canvas }) => expect(canvas.getByText('Runden er ikke afgjort')).toBeVisible(),
})
export const BeforeCommitments = meta.story({
  args: { data: { type: 'ready', value: { round: { ...round, checkable: false }, checkUrl: null } } },
  play: async ({ canvas }) => expect(canvas.getByText('Runden kan ikke kontrolleres')).toBeVisible(),
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Missing = meta.story({
  args: { data: { type: 'missing' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Tilbage til dine spil' })).toBeVisible(),
})
export const Failed = meta.story({
  args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
