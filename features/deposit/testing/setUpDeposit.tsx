import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { kroner } from '../../format/money.ts'
import { useDeposit } from '../useDeposit.ts'

const path = '/min-konto/overfoer'
export const choice = { amount: kroner(500), bonusCode: '' }
export const card = { type: 'card' as const, label: 'Visa •••• 1111', accountId: 'visa', cvv: '123' }
export const success = { result: 1, data: { statusCode: 'success_no_redirect', depositLogId: 'log-1', redirectOutput: null } }
export const search = () => window.location.search

/** Waits for a condition. Re-renders with the values set since the last render. */
export const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      check()
    },
    { timeout: 15_000 }, // for a busy machine
  )

export async function goBack(): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await moved
  })
}

/** The deposit's hook on its own page for each test, with a server that answers on demand. Call once per file, outside the tests. */
export function setUpDeposit() {
  let flow: ReturnType<typeof useDeposit>
  let root: Root | null = null
  let spki: string
  let sentKeys: (string | null)[] = []
  let answer: (response: Response) => void
  let answerCardKey: () => void
  const initialUrl = window.location.href

  interface DepositProps {
    bonusCode: string
  }
  function Deposit({ bonusCode }: DepositProps) {
    flow = useDeposit({ flow: 'main', chosenBonusCode: bonusCode, hasBonusField: true })
    return null
  }

  beforeAll(async () => {
    const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
    const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
    spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))))
  })
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
    navigate(initialUrl, { replace: true })
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

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

  return {
    get flow() {
      return flow
    },
    /** Idempotency keys of the payments that were sent. */
    get sentKeys() {
      return sentKeys
    },
    /** The provider's public key, base64. */
    get spki() {
      return spki
    },
    set spki(key) {
      spki = key
    },
    /** Opens the page at the current history entry, as a page load does. */
    load,
    close,
    async open(query = '', bonusCode?: string): Promise<void> {
      navigate(`${path}?opened-before`)
      navigate(`${path}${query}`)
      await load(bonusCode)
    },
    /** Answers the payment that was sent last. */
    answer: (response: Response) => answer(response),
    answerCardKey: () => answerCardKey(),
    /** Answers the payment and waits until the flow has taken the answer. */
    async respond(response: Response): Promise<void> {
      const before = flow.state
      answer(response)
      await until(() => expect(flow.state).not.toBe(before))
    },
    /** Pays from the card step; resolves when the payment is sent. */
    async pay(): Promise<void> {
      const before = sentKeys.length
      await act(async () => {
        flow.actions.onPay(card)
        flow.actions.onPay(card)
        answerCardKey()
      })
      await until(() => expect(sentKeys).toHaveLength(before + 1))
    },
  }
}
