// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { z } from 'zod'

export type Tagged = { type: 'open'; step: 1 } | { type: 'closed'; step: 2 }
export type Untagged = { text: string } | { amount: number }
export type ButtonLike = { size: 'small' | 'large'; href: string } | { size: 'small' | 'medium'; form: string }

export type Lookup = { state: 'loading' } | { state: 'known'; value: string } | undefined /* red: tag */
export const pending: Lookup = undefined

interface Success {
  ok: true
  value: string
}
interface Failure {
  ok: false
}
export const read = (): Success | Failure /* red: tag */ => ({ ok: false })

interface Located {
  place: string
}
export type Step = Located & ({ step: 1; amount: number } | { step: 2 }) /* red: tag */

type Kind = 'page' | 'game'
export type Entry = { kind: Kind; slug: string } | Readonly<{ kind: 'link'; href: string }> /* red: tag */

export const message = z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })])
export const block = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]) /* red: tag */
export const part = z.union([z.object({ name: z.literal('a') }), z.object({ name: z.literal('b') })]) /* red: tag */
