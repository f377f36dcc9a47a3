import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type RenderHookResult, renderHook } from 'vitest-browser-react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { kroner } from '../../format/money.ts'
import { useDeposit } from '../useDeposit.ts'

const path = '/min-konto/overfoer'
export const choice = { amount: kroner(500), bonusCode: '' }
export const card = { type: 'card' as const, label: 'Visa •••• 1111', accountId: 'visa', cvv: '123' }
export const success = { result: 1, data: { statusCode: 'success_no_redirect', depositLogId: 'log-1', redirectOutput: null } }
export const search = () => window.location.search

/** Waits for a condition, with time for a busy machine. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

interface PageProps {
  children: ReactNode
}
const Page = ({ children }: PageProps) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <Router>{children}</Router>
  </SWRConfig>
)

/** The deposit's hook on its own page for each test, with a server that answers on demand. Call once per file, outside the tests. */
export function setUpDeposit() {
  let page: RenderHookResult<ReturnType<typeof useDeposit>, string>
  let spki: string
  let sentKeys: (string | null)[] = []
  let answer: (response: Response) => void
  let answerCardKey: () => void
  const initialUrl = window.location.href

  beforeAll(async () => {
    const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
    const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
    spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))))
  })
  beforeEach(() => {
    sentKeys = []
    vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
      if (url.endsWith('/card-key')) {
        return new Promise<Response>((resolve) => {
          answerCardKey = () => resolve(Response.json({ result: 1, data: { keyId: 'k', spki, binding: null } }))
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
    vi.useRealTimers()
  })

  async function load(chosenBonusCode = ''): Promise<void> {
    page = await renderHook(() => useDeposit({ flow: 'main', chosenBonusCode, hasBonusField: true }), { wrapper: Page })
  }
  const close = () => page.unmount()
  /** Runs a step of the player, and renders what follows from it. */
  const act = (step: () => unknown) => page.act(step)

  return {
    get flow() {
      return page.result.current
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
    act,
    goBack: () =>
      act(async () => {
        const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
        window.history.back()
        await moved
      }),
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
      const before = page.result.current.state
      answer(response)
      await until(() => expect(page.result.current.state).not.toBe(before))
    },
    /** Pays from the card step; resolves when the payment is sent. */
    async pay(): Promise<void> {
      const before = sentKeys.length
      await act(async () => {
        page.result.current.actions.onPay(card)
        page.result.current.actions.onPay(card)
        answerCardKey()
      })
      await until(() => expect(sentKeys).toHaveLength(before + 1))
    },
  }
}
