import { expect, it } from 'vitest'
import { browserNameOf, sessionDeviceOf, shortenAddress } from './device.ts'

it.each([
  ['203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::1', '2001:db8:0::x'],
  ['::1', '0:0:0::x'],
  ['', ''],
  ['unknown', ''],
  ['203.0.113.9:443', ''],
])('shortens %j to its network', (address, network) => {
  expect(shortenAddress(address)).toBe(network)
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'Chrome, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8', ''],
  ['', ''],
  ['('.repeat(256), ''],
])('names the browser of %j', (userAgent, name) => {
  expect(browserNameOf(userAgent)).toBe(name)
})

it('stores the whole address as a keyed hash only', () => {
  const device = sessionDeviceOf(
    { clientIP: '203.0.113.9', userDevice: 'Mobile', userAgent: '' },
    { keyedHash: (value) => `#${value.length}` },
  )
  expect(device).toEqual({ type: 'Mobile', browser: '', address: '203.0.113.x', addressHash: '#11' })
})
