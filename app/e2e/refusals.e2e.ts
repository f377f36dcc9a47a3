import type { ErrorCode } from '@casino/features/api/errors'
import depositTexts from '../../features/content/texts/da/deposit.json' with { type: 'json' }
import texts from '../../features/content/texts/da/error.json' with { type: 'json' }
import { expect, expectAccessible, isTriedOn, oneOfEachSize, onScreens, type Page, test } from './fixtures.ts'
import { confirmIdentity, logInByRequests, payButton } from './player.ts'

/** The error catalogue of a payment (specification, *Error catalogue, Deposit*), each code with the button, link or field that leads on. */
const deposit = {
  ERR_DECLINED_BAD_REQUEST: 'Prøv et andet kort',
  ERR_DECLINED_OTHER_REASON: 'Prøv et andet kort',
  ERR_RESPONSIBLE_GAMING_LIMIT: 'Vælg et andet beløb',
  ERR_PAYMENT_FAILED: 'Skriv til support',
  ERR_CARD_DETAILS: 'Kontrolcifre',
  ERR_BONUS_CODE: 'Beløb',
  ERR_MIN_AMOUNT: 'Beløb',
  ERR_MAX_AMOUNT: 'Beløb',
  ERR_METHOD_CLOSED: 'Prøv igen',
  ERR_LIMITS_MISSING: 'Sæt dine grænser',
  ERR_PAUSED: 'Se din pause',
  ERR_EXCLUDED: 'Få hjælp hos StopSpillet',
  ERR_ACCOUNT_LOCKED: 'Skriv til support',
} as const satisfies Partial<Record<ErrorCode, string>>

/** The codes with which a payment can end after the bank or MobilePay has answered, with the state of its log. */
const afterApproval = {
  ERR_CHALLENGE_FAILED: ['declined', 'Prøv et andet kort'],
  ERR_PAYMENT_REJECTED: ['declined', 'Prøv igen'],
  ERR_PAYMENT_CANCELLED: ['declined', 'Prøv igen'],
  ERR_PAYMENT_EXPIRED: ['declined', 'Prøv igen'],
  ERR_RESPONSIBLE_GAMING_LIMIT: ['declined', 'Vælg et andet beløb'],
  ERR_PAUSED: ['declined', 'Se din pause'],
  ERR_EXCLUDED: ['declined', 'Få hjælp hos StopSpillet'],
  ERR_ACCOUNT_LOCKED: ['returned', 'Se dine transaktioner'],
  ERR_PAYMENT_LATE: ['returned', 'Se dine transaktioner'],
} as const satisfies Partial<Record<ErrorCode, readonly [state: 'declined' | 'returned', wayOut: string]>>

/** Refusals that keep the player at the payment, with their sentence there and the way on. */
const atPayment = {
  ERR_PAYMENT_IN_DOUBT: [texts.ERR_PAYMENT_IN_DOUBT, 'Kontrolcifre'],
  ERR_STEP_UP_REQUIRED: [depositTexts.new_card_expired, 'Fortsæt med MitID'],
} as const satisfies Partial<Record<ErrorCode, readonly [sentence: string, wayOut: string]>>

/** The refusals of a withdrawal (*Error catalogue, Withdrawal*). */
const withdrawal = {
  ERR_WITHDRAWAL_UNAVAILABLE: 'hjaelp@',
  ERR_ACCOUNT_LOCKED: 'hjaelp@',
  ERR_MIN_WITHDRAWAL: 'Beløb',
  ERR_INSUFFICIENT_FUNDS: 'Beløb',
} as const satisfies Partial<Record<ErrorCode, string>>

const codesOf = <Code extends ErrorCode, Value>(catalogue: Record<Code, Value>) => Object.entries(catalogue) as [Code, Value][] // keys are codes

/** Expects the sentence of a code, and its way out by name. */
async function expectWayOut(page: Page, sentence: string, wayOut: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(sentence).first()).toBeVisible()
  const action = main.getByRole('button', { name: wayOut }).or(main.getByRole('link', { name: wayOut }))
  await expect(action.or(main.getByLabel(wayOut)).first()).toBeVisible()
}

onScreens(oneOfEachSize, () => {
  test('each refusal of a payment and of a withdrawal says why, and leads on', async ({ page, site, controls, isMobile }) => {
    /** Those that are tried on this screen: each is a story at every width. */
    const codesHere = <Code extends ErrorCode, Value>(catalogue: Record<Code, Value>) =>
      codesOf(catalogue).filter((_, index) => isTriedOn(Number(isMobile), index))
    await logInByRequests(page, site.url, 'freja')
    await confirmIdentity(page, site.url, 'freja', 'withdrawal')
    for (const [code, wayOut] of codesHere(withdrawal))
      await test.step(`withdrawal: ${code}`, async () => {
        await controls.fail({ path: '/api/withdrawal/request', kind: 'code', code, times: 1 })
        await page.goto('/min-konto/udbetal?beloeb=400&id=refused-withdrawal')
        await page.getByRole('button', { name: 'Udbetal 400,00 kr.' }).click()
        await expectWayOut(page, texts[code], wayOut)
      })
    await expectAccessible(page, 'refused withdrawal')
    for (const [code, wayOut] of codesHere(deposit))
      await test.step(`deposit: ${code}`, async () => {
        await controls.fail({ path: '/Deposit/ConfirmDepositCard', kind: 'code', code, times: 1 })
        await page.goto('/min-konto/overfoer?trin=betaling&beloeb=200')
        await page.getByLabel('Kontrolcifre').fill('123')
        await payButton(page, '200,00 kr.').click()
        await expectWayOut(page, texts[code], wayOut)
      })
    await expectAccessible(page, 'refused payment')
    for (const [code, [sentence, wayOut]] of codesHere(atPayment))
      await test.step(`deposit: ${code}`, async () => {
        await controls.fail({ path: '/Deposit/ConfirmDepositCard', kind: 'code', code, times: 1 })
        await page.goto('/min-konto/overfoer?trin=betaling&beloeb=200')
        await page.getByLabel('Kontrolcifre').fill('123')
        await payButton(page, '200,00 kr.').click()
        await expectWayOut(page, sentence, wayOut)
      })
    for (const [code, [state, wayOut]] of codesHere(afterApproval))
      await test.step(`after the approval: ${code}`, async () => {
        const data = { depositLogId: 'd1', method: 'card', state, code, amount: 20_000, approval: null, bonus: null }
        await page.route('**/api/deposit/deposit-log', (route) => route.fulfill({ json: { result: 1, data } }))
        await page.goto('/min-konto/overfoer?trin=kvittering&beloeb=200&id=d1')
        await expectWayOut(page, texts[code], wayOut)
        await page.unroute('**/api/deposit/deposit-log')
      })
    await expectAccessible(page, 'a payment that was sent back')
  })
})
