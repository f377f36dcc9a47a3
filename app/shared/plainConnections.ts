import { BlockList, isIPv6 } from 'node:net'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether an IP address is this machine's loopback; IPv4 addresses may be mapped to IPv6. */
export const isLoopbackAddress = (address: string): boolean => loopbackAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether a host name, without its port, means loopback. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'))

const encryptedProtocols = ['https:', 'rediss:']
/** `sslmode` of a PostgreSQL URL that encrypts. */
const encryptedModes = ['require', 'verify-ca', 'verify-full', 'no-verify', 'prefer']

/** Names of the variables whose URL leads to another machine without TLS: everybody on the way can read and change what is sent. */
export function plainConnections(urls: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(urls).flatMap(([name, text]) => {
    if (text === undefined) return []
    const { protocol, hostname, searchParams } = new URL(text)
    const isEncrypted =
      encryptedProtocols.includes(protocol) ||
      searchParams.get('ssl') === 'true' ||
      encryptedModes.includes(searchParams.get('sslmode') ?? '')
    return isEncrypted || hostname === '' || isLoopbackHost(hostname) ? [] : [name]
  })
}

/** The warning about `plainConnections`. */
export const plainConnectionsWarning = 'connections to other machines without TLS'
