/** Hosts that a licensed Danish casino links to: the authority, the register of self-excluded players, the helpline, MitID, and where a player complains. */
export const defaultLinkHosts: readonly string[] = [
  'spillemyndigheden.dk',
  'rofus.nu',
  'stopspillet.dk',
  'mitid.dk',
  'naevneneshus.dk',
  'datatilsynet.dk',
]

/** How the addresses of a response are parsed. */
export interface AddressPolicy {
  isAllowedHost: (host: string) => boolean
  /** Addresses that the CMS's image store is known by, each with a trailing slash: what stands below is an image of the proxy. */
  imageBases: readonly string[]
  /** Called with what was left out of a response and why, without the refused value. */
  onInvalid: (reason: string) => void
}

/** Allows these hosts and their subdomains. */
export const allowHosts =
  (hosts: readonly string[]): AddressPolicy['isAllowedHost'] =>
  (host) =>
    hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))

let current: AddressPolicy = { isAllowedHost: allowHosts(defaultLinkHosts), imageBases: [], onInvalid: () => undefined }

/** The policy that addresses are parsed with now. */
export const addressPolicy = (): AddressPolicy => current

/** Runs a synchronous parse with a policy: schemas are constants, and cannot be given the hosts of a site's configuration otherwise. */
export function withAddressPolicy<T>(policy: AddressPolicy, run: () => T): T {
  const previous = current
  current = policy
  try {
    return run()
  } finally {
    current = previous
  }
}
