import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { callTimeoutMs } from '../api/client.ts'
import { kroner } from '../format/money.ts'
import { isReloadBlocked } from '../session/reloadBlock.ts'
import { useDeposit } from './useDeposit.ts'

const path = '/min-konto/overfoer'
const choice = { amount: kroner(500), bonusCode: '' }
const card = { type: 'card' as const, label: 'Visa •••• 1111', accountId: 'visa', cvv: '123' }
const success = { result: 1, data: { statusCode: 'success_no_redirect', depositLogId: 'log-1', redirectOutput: null } }

let flow: ReturnType<typeof useDeposit>
interface DepositProps {
  bonusCode: string
}
function Deposit({ bonusCode }: DepositProps) {
  flow = useDeposit({ flow: 'main', chosenBonusCode: bonusCode, hasBonusField: true })
  return null
}

let spki: string
beforeAll(async () => {
  const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))))
})

/** Idempotency keys of the payments that were sent. */
let sentKeys: (string | null)[] = []
/** Answers the payment that was sent last. */
let answer: (response: Response) => void
let answerCardKey: () => void
let root: Root | null = null
const initialUrl = window.location.href

beforeEach(() => {
  sentKeys = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    if (url.endsWith('/card-key')) {
      return new Promise<Response>((resolve) => {
        answerCardKey = () => resolve(Response.json({ result: 1, data: { keyId: 'k', spki } }))
      })
    }
    sentKeys.push(new Headers(headers).get('idempotency-key'))
    return new Promise<Response>((resolve, reject) => {
      answer = resolve
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
})
afterEach(async () => {
  await close()
  window.history.replaceState(null, '', initialUrl)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the page at the current history entry, as a page load does. */
async function load(bonusCode = ''): Promise<void> {
  root = createRoot(document.createElement('div'))
  await act(() =>
    root?.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Router>
          <Deposit bonusCode={bonusCode} />
        </Router>
      </SWRConfig>,
    ),
  )
}
const close = () => act(() => root?.unmount())
async function open(search = '', bonusCode?: string): Promise<void> {
  window.history.pushState(null, '', `${path}?opened-before`)
  window.history.pushState(null, '', `${path}${search}`)
  await load(bonusCode)
}
async function goBack(): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await moved
  })
}
/** Waits for a condition; each look renders what was set meanwhile. */
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      check()
    },
    { timeout: 15_000 }, // for a busy machine
  )
/** Answers the payment and waits until the flow has taken the answer. */
async function respond(response: Response): Promise<void> {
  const before = flow.state
  answer(response)
  await until(() => expect(flow.state).not.toBe(before))
}
/** Pays from the card step; resolves when the payment is sent. */
async function pay(): Promise<void> {
  const before = sentKeys.length
  await act(async () => {
    flow.actions.onPay(card)
    flow.actions.onPay(card)
    answerCardKey()
  })
  await until(() => expect(sentKeys).toHaveLength(before + 1))
}
const search = () => window.location.search

it('a double click pays once, and a receipt leads back to the amount', async () => {
  await open()
  await act(() => flow.actions.onChoose(choice))
  expect(search()).toBe('?trin=betaling&beloeb=500')
  await pay()
  expect(flow.state.type).toBe('paying')
  await respond(Response.json(success))
  expect(sentKeys).toHaveLength(1)
  expect(search()).toBe('?trin=kvittering&beloeb=500&id=log-1')
  await goBack()
  expect(flow.state).toMatchObject({ type: 'amount', amount: choice.amount })
  expect(search()).toBe('?beloeb=500')
})

it('blocks reloads of the page from the press of the button until the payment is answered', async () => {
  await open('?trin=betaling&beloeb=500')
  expect(isReloadBlocked()).toBe(false)
  await act(async () => flow.actions.onPay(card))
  expect([flow.encryptionStatus, isReloadBlocked()]).toEqual(['busy', true])
  await act(async () => answerCardKey())
  await until(() => expect(sentKeys).toHaveLength(1))
  await respond(Response.json({}, { status: 502 }))
  expect([flow.state.type, isReloadBlocked()]).toEqual(['unanswered', true])
  await act(async () => flow.actions.onRepeat())
  expect([flow.state.type, isReloadBlocked()]).toEqual(['paying', true])
  await respond(Response.json(success))
  expect([flow.state.type, isReloadBlocked()]).toEqual(['receipt', false])
})

it('going back from the card step finds the amount and the bonus code filled in', async () => {
  await open()
  await act(() => flow.actions.onChoose({ amount: kroner(200), bonusCode: 'ANDEN & CO' }))
  await goBack()
  expect(flow.state).toMatchObject({ type: 'amount', amount: kroner(200), bonusCode: 'ANDEN & CO' })
})

it('a retry after a lost response carries the same key', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  await respond(Response.json({}, { status: 502 }))
  expect(flow.state.type).toBe('unanswered')
  await act(async () => {
    flow.actions.onRepeat()
    flow.actions.onRepeat()
  })
  await respond(Response.json(success))
  expect(sentKeys).toHaveLength(2)
  expect(sentKeys[1]).toBe(sentKeys[0])
})

it('a payment that is never answered ends in doubt, and its retry carries the same key', async () => {
  await open('?trin=betaling&beloeb=500')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pay()
  await act(() => vi.advanceTimersByTimeAsync(callTimeoutMs))
  vi.useRealTimers()
  expect(flow.state).toMatchObject({ type: 'unanswered', failure: { code: 'ERR_TIMEOUT' } })
  await act(async () => flow.actions.onRepeat())
  await respond(Response.json(success))
  expect(flow.state.type).toBe('receipt')
  expect(sentKeys).toHaveLength(2)
  expect(sentKeys[1]).toBe(sentKeys[0])
})

it('a reload in the middle of a payment is detected, and the payment keeps its key', async () => {
  await open('?trin=betaling&beloeb=500')
  expect(flow.interrupted).toBe(false)
  await pay()
  await close()
  await load()
  expect(flow.state.type).toBe('payment')
  expect(flow.interrupted).toBe(true)
  await pay()
  expect(sentKeys[1]).toBe(sentKeys[0])
})

it('a certain failure ends the key: a reload is no interruption', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  await respond(Response.json({ result: 0, error: { code: 'ERR_DECLINED_OTHER_REASON', message: 'Afvist' } }, { status: 402 }))
  expect(flow.state.type).toBe('refused')
  await close()
  await load()
  expect(flow.interrupted).toBe(false)
  await pay()
  expect(sentKeys[1]).not.toBe(sentKeys[0])
})

it('Back during a payment does not leave it, and a reload then still detects it', async () => {
  await open()
  await act(() => flow.actions.onChoose(choice))
  await pay()
  await goBack()
  expect(flow.state.type).toBe('paying')
  expect(search()).toBe('?trin=betaling&beloeb=500')
  await close()
  await load()
  expect(flow.interrupted).toBe(true)
})

it('Back during the encryption of the card sends no payment', async () => {
  await open()
  await act(() => flow.actions.onChoose(choice))
  await act(async () => flow.actions.onPay(card))
  await goBack()
  answerCardKey()
  await until(() => expect(flow.encryptionStatus).toBe('idle'))
  expect(sentKeys).toEqual([])
  expect(flow.state.type).toBe('amount')
})

it('the result of a payment does not bring a player back who has left the page', async () => {
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
  expect(flow.state).toMatchObject({ type: 'amount', bonusCode: 'VELKOMST' })
  expect(search()).toBe('?bonus=VELKOMST')
  await act(() => flow.actions.onChoose({ ...choice, bonusCode: 'VELKOMST' }))
  await pay()
  expect(search()).toBe('?trin=betaling&beloeb=500&bonus=VELKOMST')
})

it('an amount below the configured minimum returns to its step, with the minimum of the answer', async () => {
  await open('?trin=betaling&beloeb=500')
  await pay()
  const error = { code: 'ERR_MIN_AMOUNT', message: 'Beløbet er for lavt', data: { min: 60_000 } }
  await respond(Response.json({ result: 0, error }, { status: 422 }))
  expect(flow.state).toMatchObject({ type: 'amount', amount: choice.amount, failure: { message: 'deposit.amount_min' } })
})

it('a key that cannot be used sends nothing, and the player can try again', async () => {
  const usable = spki
  spki = 'AAAA'
  await open('?trin=betaling&beloeb=500')
  await act(async () => flow.actions.onPay(card))
  answerCardKey()
  await until(() => expect(flow.encryptionStatus).toBe('failed'))
  spki = usable
  expect([flow.state.type, flow.encryptionStatus, sentKeys]).toEqual(['payment', 'failed', []])
  await pay()
})

it('a programming error reaches the error boundary', async () => {
  await open('?trin=betaling&beloeb=500')
  vi.stubGlobal('matchMedia', () => {
    throw new TypeError('defect')
  })
  await act(async () => flow.actions.onPay(card))
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
  await act(async () => flow.actions.onPay({ type: 'mobilepay', label: 'MobilePay', phoneNumber: '20304050' }))
  await until(() => expect(sentKeys).toHaveLength(1))
  const redirectOutput = { url: 'https://mobilepay.example/approve' }
  await respond(Response.json({ result: 1, data: { statusCode: 'success_with_redirect', depositLogId: 'log-2', redirectOutput } }))
  expect(flow.state).toMatchObject({ type: 'receipt', depositLogId: 'log-2' })
})
