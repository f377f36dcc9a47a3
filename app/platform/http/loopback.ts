import { BlockList, isIPv6 } from 'node:net'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether an IP address is this machine's loopback; IPv4 addresses may be mapped to IPv6. */
export const isLoopbackAddress = (address: string): boolean => loopbackAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether a host name, without its port, means loopback. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'))
