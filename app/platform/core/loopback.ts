import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether an IP address is this machine's loopback; IPv4 addresses may be mapped to IPv6. */
export const isLoopbackAddress = (address: string): boolean => loopbackAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether a host name, without its port, means loopback. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'))

/** What proxies add to the requests that they pass on. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * Whether a request comes from a program on this machine. The address is the socket's: forwarding headers can be forged, and any of them
 * means that a local proxy passes on another client's request. A browser names the host of a page's URL, which may only resolve to
 * loopback, and the origin of a page that posts.
 */
export const isLocalProgram = ({ raw, hostname, headers }: FastifyRequest): boolean =>
  isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
  isLoopbackHost(hostname) &&
  headers.origin === undefined &&
  proxyHeaders.every((name) => headers[name] === undefined)
