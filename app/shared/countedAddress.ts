import ipaddr from 'ipaddr.js'

/**
 * What a client address counts as: itself, or the 64 bits of an IPv6 network, whose visitor can take any of its addresses. The site's rate limits
 * count so too. Anything else is unchanged.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString()
}
