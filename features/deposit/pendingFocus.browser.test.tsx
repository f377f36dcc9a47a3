import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { DepositScreen, type DepositScreenProps } from './DepositScreen.tsx'
import { QuickDepositScreen } from './quick/QuickDepositScreen.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the screens read nothing else

const pending = { type: 'waiting' as const, amount: kroner(100), depositLogId: 'log-1' }

const screens = {
  deposit: (props: DepositScreenProps) => <DepositScreen {...props} />,
  'quick deposit': (props: DepositScreenProps) => (
    <QuickDepositScreen {...props} siteName="Nordlys" needsMainDeposit={false} receiptSeconds={0} />
  ),
}

function screenWith(screen: keyof typeof screens, payment: typeof pending | null) {
  const props = {
    state: { type: 'amount', amount: null, bonusCode: '', failure: null },
    eligibility: { type: 'open', rules: { min: kroner(100), max: kroner(1000), limit: null } },
    amounts: { min: kroner(100), max: kroner(1000), quick: [kroner(100)] },
    bonus: { type: 'none' },
    payment: {},
    receipt: { outcome: { type: 'checking' } },
    earlier: { none: true, transfers: { type: 'loading' }, pending: payment },
    actions: {},
  } as unknown as DepositScreenProps // the step of the amount reads nothing else
  return <PageContextProvider value={context}>{screens[screen](props)}</PageContextProvider>
}

for (const screen of ['deposit', 'quick deposit'] as const) {
  it(`${screen}: the panel of a waiting payment takes the focus of the form that it replaces`, async () => {
    const { container, rerender } = await render(screenWith(screen, null))
    container.querySelector('input')?.focus()
    await rerender(screenWith(screen, pending))
    expect(document.activeElement?.ariaLabel).toBe('deposit.pending_waiting_title')
  })

  it(`${screen}: the panel does not take the focus when the page opens with it`, async () => {
    await render(screenWith(screen, pending))
    expect(document.activeElement).toBe(document.body)
  })
}
