import Bowser from 'bowser'
import ipaddr from 'ipaddr.js'
import type { PlatformKeys } from '../core/keys.ts'
import type { SessionDevice } from '../db/schema.ts'

/**
 * Shortens a client address to its network: `203.0.113.x`, `2001:db8:1::x` (the first 48 bits). An IPv4 address in IPv6 notation counts as
 * IPv4. Empty for anything else.
 */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.x`
  return `${parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::x`
}

/** Browser and system of a user agent, e.g. `Chrome, Windows`. Empty for an unknown one. */
export function browserNameOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ')
}

interface Visitor {
  clientIP?: string | undefined
  userDevice: 'Mobile' | 'Desktop'
  userAgent: string
}

/** What is stored of the browser that logs in; null when its address is not known. */
export function sessionDeviceOf({ clientIP, userDevice, userAgent }: Visitor, keys: Pick<PlatformKeys, 'keyedHash'>): SessionDevice | null {
  if (clientIP === undefined) return null
  return { type: userDevice, browser: browserNameOf(userAgent), address: shortenAddress(clientIP), addressHash: keys.keyedHash(clientIP) }
}
