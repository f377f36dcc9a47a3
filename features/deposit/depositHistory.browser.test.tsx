import { expect, it, vi } from 'vitest'
import { kroner } from '../format/money.ts'
import { card, choice, search, setUpDeposit, success, until } from './testing/setUpDeposit.tsx'

const deposit = setUpDeposit()
const { act, answer, answerCardKey, close, goBack, load, open, pay, respond } = deposit

it('going back from the card step finds the amount and the bonus code filled in', async () => {
  await open()
  await act(() => deposit.flow.actions.onChoose({ amount: kroner(200), bonusCode: 'ANDEN & CO' }))
  await goBack()
  expect(deposit.flow.state).toMatchObject({ type: 'amount', amount: kroner(200), bonusCode: 'ANDEN & CO' })
})

it('a reload in the middle of a payment is detected, and the payment keeps its key', async () => {
  await open('?trin=betaling&beloeb=500')
  expect(deposit.flow.interrupted).toBe(false)
  await pay()
  await close()
  await load()
  expect(deposit.flow.state.type).toBe('payment')
  expect(deposit.flow.interrupted).toBe(true)
  await pay()
  expect(deposit.sentKeys[1]).toBe(deposit.sentKeys[0])
})

it('a certain failure ends the key: a reload is no interruption', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  await respond(Response.json({ result: 0, error: { code: 'ERR_DECLINED_OTHER_REASON', message: 'Afvist' } }, { status: 402 }))
  expect(deposit.flow.state.type).toBe('refused')
  await close()
  await load()
  expect(deposit.flow.interrupted).toBe(false)
  await pay()
  expect(deposit.sentKeys[1]).not.toBe(deposit.sentKeys[0])
})

it('Back during a payment does not leave it, and a reload then still detects it', async () => {
  await open()
  await act(() => deposit.flow.actions.onChoose(choice))
  await pay()
  await goBack()
  expect(deposit.flow.state.type).toBe('paying')
  expect(search()).toBe('?trin=betaling&beloeb=500')
  await close()
  await load()
  expect(deposit.flow.interrupted).toBe(true)
})

it('Back during the encryption of the card sends no payment', async () => {
  await open()
  await act(() => deposit.flow.actions.onChoose(choice))
  await act(async () => deposit.flow.actions.onPay(card))
  await goBack()
  answerCardKey()
  await until(() => expect(deposit.flow.encryptionStatus).toBe('idle'))
  expect(deposit.sentKeys).toEqual([])
  expect(deposit.flow.state.type).toBe('amount')
})

it('does not return a player who has left the page when the payment ends', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  await close()
  window.history.pushState(null, '', '/jackpots')
  const response = Response.json(success)
  const read = vi.spyOn(response, 'text')
  answer(response)
  await until(() => expect(read).toHaveResolved())
  expect(window.location.pathname).toBe('/jackpots')
})

it('a bonus chosen at registration is in the URL of a new deposit, and the URL holds no key', async () => {
  await open('', 'VELKOMST')
  expect(deposit.flow.state).toMatchObject({ type: 'amount', bonusCode: 'VELKOMST' })
  expect(search()).toBe('?bonus=VELKOMST')
  await act(() => deposit.flow.actions.onChoose({ ...choice, bonusCode: 'VELKOMST' }))
  await pay()
  expect(search()).toBe('?trin=betaling&beloeb=500&bonus=VELKOMST')
})
