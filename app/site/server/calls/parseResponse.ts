import { type AmountUnit, withAmountUnit } from '@casino/features/api/amountUnit'
import type { CallDefinition } from '@casino/features/api/contract'
import { type AddressPolicy, withAddressPolicy } from '@casino/features/navigation/addressPolicy'
import { CallFailure } from './callFailure.ts'

interface Options extends Pick<AddressPolicy, 'isAllowedHost' | 'imageBases'> {
  /** How the back end writes amounts; øre by default. */
  amounts?: AmountUnit
  /**
   * Called with what was left out of a response: an address that is not allowed, an element of its HTML, or an entry that is malformed.
   * `page`: what the response is about, as the call names it; undefined for calls whose input may be personal.
   */
  onInvalid: (call: string, reasons: readonly string[], page: unknown) => void
}
/** Parses and sanitises the response of a call. Throws ERR_UPSTREAM when it does not have the shape of the call table. */
export type ParseResponse = (
  call: { name: string; def: CallDefinition; sanitise?: ((data: unknown) => unknown) | undefined; input?: { body?: unknown } },
  response: unknown,
) => unknown

/** Creates the parser of responses with the hosts that this site links to, and the addresses of the CMS's images. */
export const createResponseParser =
  ({ isAllowedHost, imageBases, amounts = 'oere', onInvalid }: Options): ParseResponse =>
  ({ name, def, sanitise, input }, response) => {
    const reasons: string[] = []
    const data = withAddressPolicy({ isAllowedHost, imageBases, onInvalid: (reason) => void reasons.push(reason) }, () => {
      const parsed = withAmountUnit(amounts, () => def.response.safeParse(response))
      if (parsed.success) return sanitise ? sanitise(parsed.data) : parsed.data
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
      throw new CallFailure('ERR_UPSTREAM', { reason: `invalid response of ${name}: ${fields}` })
    })
    // what is cached is for everyone, so that its input names no person
    if (reasons.length > 0) onInvalid(name, reasons, def.cacheSeconds ? input?.body : undefined)
    return data
  }
