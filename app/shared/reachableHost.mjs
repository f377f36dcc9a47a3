import { isIPv6 } from 'node:net'

/**
 * Host of a URL that reaches a server of this machine which listens on `host`: loopback where it listens on every address; an IPv6 address in
 * brackets. Plain JavaScript, because `npm start` imports it before any package is installed.
 * @param {string} host
 * @returns {string}
 */
export function reachableHost(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}
