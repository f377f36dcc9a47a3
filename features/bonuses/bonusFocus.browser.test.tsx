import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { AccountBonusesScreen } from './AccountBonusesScreen.tsx'
import type { AccountBonus } from './calls.ts'
import { type AccountBonusesState, initialAccountBonusesState } from './model.ts'

const context = { buttonThemes: {} } as PageContextValue // the screen reads nothing else

const offer: OfferedBonus = {
  bonusCode: 'SPINS',
  name: '20 spins',
  trigger: 'code',
  minDeposit: kroner(0),
  detail: '',
  keyTerms: '',
  essentialTerms: '',
  example: '',
  conditions: [],
}
const bonus: AccountBonus = {
  id: 'b1',
  name: '20 spins',
  state: 'active',
  amount: kroner(0),
  spins: 20,
  spinsLeft: 20,
  spinValue: kroner(1),
  requirement: kroner(0),
  progress: kroner(0),
  maxBet: kroner(50),
  money: kroner(0),
  grantedAt: 0,
  expiresAt: 1,
  endedAt: null,
  essentialTerms: '',
}
const screen = (state: AccountBonusesState, bonuses: readonly AccountBonus[]) => (
  <PageContextProvider value={context}>
    <main tabIndex={-1}>
      <AccountBonusesScreen
        data={{ type: 'ready', value: { chosen: null, bonuses: [...bonuses] } }}
        state={state}
        busy={false}
        filledCode=""
        pausedUntil={null}
        onLook={vi.fn()}
        onJoin={vi.fn()}
        onCancel={vi.fn()}
        onRemoveChoice={vi.fn()}
        onEvent={vi.fn()}
        onRetry={vi.fn()}
      />
    </main>
  </PageContextProvider>
)
const expectFocusOn = (label: string) =>
  vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(label), { timeout: 15_000 })

it('moves the focus to the result when its button is gone', async () => {
  const { container, rerender } = await render(screen(initialAccountBonusesState, []))
  expect(document.activeElement).toBe(document.body)
  await rerender(screen({ type: 'offered', offer, error: null }, []))
  await expectFocusOn('20 spins')
  await rerender(screen({ ...initialAccountBonusesState, notice: 'granted' }, []))
  await rerender(screen({ ...initialAccountBonusesState, notice: 'granted' }, [bonus]))
  await expectFocusOn('campaign.notice_granted')
  container.querySelector('button')?.focus()
  await rerender(screen({ type: 'cancelling', bonus, error: null }, [bonus]))
  const dialog = () => document.querySelector('[role="alertdialog"]')
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true), { timeout: 15_000 })
  await rerender(screen({ ...initialAccountBonusesState, notice: 'cancelled' }, [bonus]))
  await vi.waitFor(() => expect(dialog()).toBe(null), { timeout: 15_000 })
  await rerender(screen({ ...initialAccountBonusesState, notice: 'cancelled' }, []))
  await expectFocusOn('campaign.notice_cancelled')
})
