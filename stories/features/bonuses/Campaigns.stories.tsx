import type { OfferedBonus } from '@casino/features/api/entities/offeredBonus'
import { AccountBonusesScreen } from '@casino/features/bonuses/AccountBonusesScreen'
import type { AccountBonus, PlayerBonuses } from '@casino/features/bonuses/calls'
import { dayMs } from '@casino/features/format/duration'
import { kroner } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, reference } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

const active: AccountBonus = {
  id: 'b1',
  name: 'Ugens indbetaling: 100 % oveni',
  state: 'active',
  amount: kroner(200),
  spins: 0,
  spinsLeft: 0,
  spinValue: kroner(0),
  requirement: kroner(1600),
  progress: kroner(450),
  maxBet: kroner(50),
  money: kroner(212.5),
  grantedAt: storyNow - 12 * dayMs,
  expiresAt: storyNow + 48 * dayMs,
  endedAt: null,
  essentialTerms:
    'Kun spillere, 21+. Indbetaling på mindst 200 kr. med koden OVENI. 100 % oveni, op til 250 kr. Du skal satse for 8 gange det beløb, vi lægger oveni, før bonus og gevinster kan udbetales. Er der mindre tilbage af dine egne penge efter en udbetaling, end vi lagde oveni, bortfalder bonussen. Højst 50 kr. i spil ad gangen med aktiv bonus. Gælder i 60 dage.',
}
const spins: AccountBonus = {
  ...active,
  name: '20 spins',
  amount: kroner(0),
  spins: 20,
  spinsLeft: 14,
  spinValue: kroner(1),
  requirement: kroner(100),
  progress: kroner(0),
  money: kroner(0),
  essentialTerms:
    'Kun spillere, 21+. 20 spins à 1 kr. med koden SPINS, uden indbetaling. Du skal satse for 100 kr. (5 × 20 kr.), før bonus og gevinster kan udbetales. Højst 50 kr. i spil ad gangen med aktiv bonus. Gælder i 60 dage.',
}
const ended = { endedAt: storyNow - 20 * dayMs }
const completed: AccountBonus = { ...active, ...ended, id: 'b2', name: 'Velkomstbonus: 500 spins', state: 'completed', money: kroner(340) }
const expired: AccountBonus = { ...active, ...ended, id: 'b3', state: 'expired', money: kroner(25) }
const cancelled: AccountBonus = { ...spins, ...ended, id: 'b4', state: 'cancelled', money: kroner(0) }
const deposit: OfferedBonus = {
  bonusCode: 'OVENI',
  name: active.name,
  trigger: 'deposit',
  minDeposit: kroner(200),
  detail: 'Vi lægger 100 % oveni din næste indbetaling som bonuspenge, op til 250 kr.',
  keyTerms: '',
  essentialTerms: active.essentialTerms,
  example:
    'Sætter du 200 kr. ind, får du 200 kr. i bonuspenge. Du skal satse for 1.600 kr. (8 × 200 kr.), før bonus og gevinster kan udbetales.',
  conditions: ['Du kan få bonussen én gang', 'Du bruger altid dine egne penge først'],
}
const byCode: OfferedBonus = {
  ...deposit,
  bonusCode: 'SPINS',
  name: '20 spins',
  trigger: 'code',
  minDeposit: kroner(0),
  detail: '20 spins à 1 kr. uden indbetaling.',
  essentialTerms: spins.essentialTerms,
  example:
    'Dine 20 spins er 20 kr. værd. Du skal satse for 5 gange det beløb, altså 100 kr., før bonus og gevinster kan udbetales. Kravet er det samme, uanset hvor meget du vinder.',
  conditions: ['Du kan få bonussen én gang', 'Du skal ikke sætte penge ind'],
}

const ready = (campaigns: Partial<PlayerBonuses> = {}) => ({
  type: 'ready' as const,
  value: { chosen: null, bonuses: [], ...campaigns },
})
const idle = { type: 'idle' as const, error: null, notice: null }

const meta = preview.meta({
  title: 'Features/Campaigns',
  component: AccountBonusesScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: ready({ bonuses: [active, completed, expired, cancelled] }),
    state: idle,
    busy: false,
    filledCode: '',
    pausedUntil: null,
    onLook: fn(),
    onJoin: fn(),
    onCancel: fn(),
    onRemoveChoice: fn(),
    onEvent: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AccountLayout current="gamification">
        <Story />
      </AccountLayout>
    ),
  ],
})

/** The active bonus in kroner, and what earlier ones gave. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Gennemspil' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/450,00.kr\. af 1\.600,00.kr\./),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Annuller bonussen' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'cancelAsked', bonus: active })
  },
})
export const FreeSpins = meta.story({
  args: { data: ready({ bonuses: [spins] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hvor 1\skr\. er en mulig indsats/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Brug dine spins' })).toHaveAttribute('href', '/spilleautomater')
  },
})
/** A bonus without wagering, as those of free spins from before the law was met. */
export const NoWagering = meta.story({
  args: { data: ready({ bonuses: [{ ...spins, requirement: kroner(0), essentialTerms: '' }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/intet krav om gennemspil/)).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})
/** A campaign's link fills its code in; the terms are still shown before the player says yes. */
export const FilledCode = meta.story({
  args: { data: ready(), filledCode: 'OVENI' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se bonussen' }))
    await expect(args.onLook).toHaveBeenCalledWith('OVENI')
    await expect(args.onJoin).not.toHaveBeenCalled()
  },
})
/** A code is looked up before it is used, by keyboard too. */
export const Empty = meta.story({
  args: { data: ready() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bonuskode' })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription(/bonuskode/i)
    await expect(args.onLook).not.toHaveBeenCalled()
    await userEvent.type(field, ' spins {Enter}')
    await expect(args.onLook).toHaveBeenCalledWith('spins')
  },
})
/** The terms and the worked example stand before the answer, and the answer is a choice. */
export const Offered = meta.story({
  args: { data: ready(), state: { type: 'offered', offer: byCode, error: null } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: '20 spins' })).toHaveFocus())
    await expect(canvas.getByText(byCode.example)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onJoin).toHaveBeenCalledWith(byCode)
    await userEvent.click(canvas.getByRole('button', { name: 'Nej tak' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'dismissed' })
  },
})
export const OfferedForDeposit = meta.story({ args: { data: ready(), state: { type: 'offered', offer: deposit, error: null } } })
export const JoinFailed = meta.story({
  args: { data: ready(), state: { type: 'offered', offer: byCode, error: playerErrorText('ERR_EXCLUDED') } },
})
export const Joining = meta.story({ args: { data: ready(), state: { type: 'offered', offer: byCode, error: null }, busy: true } })
export const CodeRefused = meta.story({
  args: { data: ready(), state: { ...idle, error: 'Du har allerede fået denne bonus.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Bonuskode' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/Du har allerede fået denne bonus/)
  },
})
export const Granted = meta.story({ args: { data: ready({ bonuses: [spins] }), state: { ...idle, notice: 'granted' } } })
/** Chosen for the next deposit. */
export const Chosen = meta.story({
  args: { data: ready({ chosen: deposit }), state: { ...idle, notice: 'chosen' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Til indbetaling' })).toHaveAttribute('href', '/min-konto/overfoer')
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern valget' }))
    await expect(args.onRemoveChoice).toHaveBeenCalled()
  },
})
/** What is lost is said before the bonus is given up. */
export const Cancelling = meta.story({
  args: { state: { type: 'cancelling', bonus: { ...active, spinsLeft: 3 }, error: null } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/Du mister 212,50.kr\. i bonuspenge\./)
    await expect(dialog).toHaveTextContent('Du mister 3 spins.')
    await expect(screen.getByRole('button', { name: 'Behold bonussen' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Annuller bonussen' }))
    await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }))
  },
})
export const CancelFailed = meta.story({ args: { state: { type: 'cancelling', bonus: active, error: playerErrorText('ERR_UPSTREAM') } } })
/** A pause gives no bonus, and leaves the cancellation. */
export const Paused = meta.story({
  args: { pausedUntil: storyNow + dayMs },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Bonuskode' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Annuller bonussen' })).toBeVisible()
    await expect(canvas.getByText(/Du kan stadig annullere den, du har\./)).toBeVisible()
  },
})
/** Nothing is said about a code that has no field, or about a bonus that the player does not have. */
export const PausedEmpty = meta.story({
  args: { data: ready(), pausedUntil: storyNow + dayMs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har ingen bonus lige nu')).toBeVisible()
    await expect(canvas.queryByText(/bonuskode/)).toBeNull()
    await expect(canvas.queryByText(/annullere/)).toBeNull()
  },
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Failed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } } })
