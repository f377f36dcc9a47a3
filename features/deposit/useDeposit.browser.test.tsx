import { expect, it, vi } from 'vitest'
import { callTimeoutMs } from '../api/client.ts'
import { isReloadBlocked } from '../session/reloadBlock.ts'
import { card, choice, search, setUpDeposit, success, until } from './testing/setUpDeposit.tsx'

const deposit = setUpDeposit()
const { act, answerCardKey, goBack, open, pay, respond } = deposit

it('a double click pays once, and a receipt leads back to the amount', async () => {
  await open()
  await act(() => deposit.flow.actions.onChoose(choice))
  expect(search()).toBe('?trin=betaling&beloeb=500')
  await pay()
  expect(deposit.flow.state.type).toBe('paying')
  await respond(Response.json(success))
  expect(deposit.sentKeys).toHaveLength(1)
  expect(search()).toBe('?trin=kvittering&beloeb=500&id=log-1')
  await goBack()
  expect(deposit.flow.state).toMatchObject({ type: 'amount', amount: choice.amount })
  expect(search()).toBe('?beloeb=500')
})

it('blocks reloads of the page from the press of the button until the payment is answered', async () => {
  await open('?trin=betaling&beloeb=500')
  expect(isReloadBlocked()).toBe(false)
  await act(async () => deposit.flow.actions.onPay(card))
  expect([deposit.flow.encryptionStatus, isReloadBlocked()]).toEqual(['busy', true])
  await act(async () => answerCardKey())
  await until(() => expect(deposit.sentKeys).toHaveLength(1))
  await respond(Response.json({}, { status: 502 }))
  expect([deposit.flow.state.type, isReloadBlocked()]).toEqual(['unanswered', true])
  await act(async () => deposit.flow.actions.onRepeat())
  expect([deposit.flow.state.type, isReloadBlocked()]).toEqual(['paying', true])
  await respond(Response.json(success))
  expect([deposit.flow.state.type, isReloadBlocked()]).toEqual(['receipt', false])
})

it('a retry after a lost response carries the same key', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  await respond(Response.json({}, { status: 502 }))
  expect(deposit.flow.state.type).toBe('unanswered')
  await act(async () => {
    deposit.flow.actions.onRepeat()
    deposit.flow.actions.onRepeat()
  })
  await respond(Response.json(success))
  expect(deposit.sentKeys).toHaveLength(2)
  expect(deposit.sentKeys[1]).toBe(deposit.sentKeys[0])
})

it('a payment that is never answered ends in doubt, and its retry carries the same key', async () => {
  await open('?trin=betaling&beloeb=500')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pay()
  await act(() => vi.advanceTimersByTimeAsync(callTimeoutMs))
  vi.useRealTimers()
  expect(deposit.flow.state).toMatchObject({ type: 'unanswered', failure: { code: 'ERR_TIMEOUT' } })
  await act(async () => deposit.flow.actions.onRepeat())
  await respond(Response.json(success))
  expect(deposit.flow.state.type).toBe('receipt')
  expect(deposit.sentKeys).toHaveLength(2)
  expect(deposit.sentKeys[1]).toBe(deposit.sentKeys[0])
})

it('returns to the amount when it is below the minimum, and shows the minimum of the response', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  const error = { code: 'ERR_MIN_AMOUNT', message: 'Beløbet er for lavt', data: { min: 60_000 } }
  await respond(Response.json({ result: 0, error }, { status: 422 }))
  expect(deposit.flow.state).toMatchObject({ type: 'amount', amount: choice.amount, failure: { message: 'deposit.amount_min' } })
})

it('a key that cannot be used sends nothing, and the player can try again', async () => {
  const usable = deposit.spki
  deposit.spki = 'AAAA'
  await open('?trin=betaling&beloeb=500')
  await act(async () => deposit.flow.actions.onPay(card))
  answerCardKey()
  await until(() => expect(deposit.flow.encryptionStatus).toBe('failed'))
  deposit.spki = usable
  expect([deposit.flow.state.type, deposit.flow.encryptionStatus, deposit.sentKeys]).toEqual(['payment', 'failed', []])
  await pay()
})

it('a programming error reaches the error boundary', async () => {
  await open('?trin=betaling&beloeb=500')
  vi.stubGlobal('matchMedia', () => {
    throw new TypeError('defect')
  })
  await act(async () => deposit.flow.actions.onPay(card))
  answerCardKey()
  const thrown: unknown[] = []
  await vi.waitFor(
    async () => {
      try {
        await act(async () => undefined)
      } catch (error) {
        thrown.push(error)
      }
      expect(thrown).toEqual([new TypeError('defect')])
    },
    { timeout: 15_000 },
  )
})

it('pays by MobilePay without encryption, and waits for the approval on the phone', async () => {
  await open('?trin=betaling&beloeb=500')
  await act(async () => deposit.flow.actions.onPay({ type: 'mobilepay', label: 'MobilePay', phoneNumber: '20304050' }))
  await until(() => expect(deposit.sentKeys).toHaveLength(1))
  const redirectOutput = { url: 'https://mobilepay.example/approve' }
  await respond(Response.json({ result: 1, data: { statusCode: 'success_with_redirect', depositLogId: 'log-2', redirectOutput } }))
  expect(deposit.flow.state).toMatchObject({ type: 'receipt', depositLogId: 'log-2' })
})
