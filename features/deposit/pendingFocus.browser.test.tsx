import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { DepositScreen, type DepositScreenProps } from './DepositScreen.tsx'
import { QuickDepositScreen } from './quick/QuickDepositScreen.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the screens read nothing else

const root = createTestRoot()
const pending = { type: 'waiting' as const, amount: kroner(100), depositLogId: 'log-1' }

const screens = {
  deposit: (props: DepositScreenProps) => <DepositScreen {...props} />,
  'quick deposit': (props: DepositScreenProps) => (
    <QuickDepositScreen {...props} siteName="Nordlys" needsMainDeposit={false} receiptSeconds={0} />
  ),
}

function show(screen: keyof typeof screens, payment: typeof pending | null) {
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
  return root.render(<PageContextProvider value={context}>{screens[screen](props)}</PageContextProvider>)
}

for (const screen of ['deposit', 'quick deposit'] as const) {
  it(`${screen}: the panel of a waiting payment takes the focus of the form that it replaces`, async () => {
    await show(screen, null)
    root.element.querySelector('input')?.focus()
    await show(screen, pending)
    expect(document.activeElement?.ariaLabel).toBe('deposit.pending_waiting_title')
  })

  it(`${screen}: the panel leaves the focus of a page that opens with it`, async () => {
    await show(screen, pending)
    expect(document.activeElement).toBe(document.body)
  })
}
