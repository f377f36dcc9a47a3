// The floods of `floods.mjs`. As a program: sends one of them until its parent says stop, then reports rate and statuses.
import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'

const random = () => randomBytes(16).toString('base64url')
const cookie = (text) => ({ headers: { cookie: text } })
const pick = (list) => list[Math.floor(Math.random() * list.length)]
const call = (cookies, path, body) => ({
  method: 'POST',
  path,
  headers: { cookie: cookies, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(body),
})

/**
 * By name: the varying part of one request, of paths and headers, and where it differs its `target` and number of `connections`. `known`: what
 * the parent knows of the site.
 */
export const floods = {
  'cached pages': () => ({}),
  'forged sessions': () => cookie(`session=${random()}; userId=${random()}`),
  'forged sessions with a signature': () => cookie(`session=${random()}.${random()}; userId=u.${random()}`),
  'random brand': () => cookie(`brand=${random()}`),
  'random btag': () => ({ path: `/?btag=${random()}` }),
  'random notice': () => cookie(`notice=${random()}`),
  'random parameters': () => ({ path: `/?depositLogId=${random()}&${random()}=${random()}` }),
  'random searches': () => ({ path: `/spilleautomater?soeg=${random()}` }),
  'searches that match nothing': () => ({ path: `/api/games?search=xyzzy${random().slice(0, 6)}%20qwrtpsd` }),
  'login pages': () => ({ path: `/log-ind?x=${random()}` }),
  'random pages': () => ({ path: `/contents/${random()}` }),
  'long addresses': () => ({ path: `/${'a'.repeat(15_000)}` }),
  'calls of one player': ({ cookies }) => call(cookies, '/api/user/user-profile', {}),
  readiness: () => ({ path: '/readyz' }),
  'game pages': ({ games }) => ({ path: `/game/${pick(games)}` }),
  'game pictures': ({ games }) => ({ path: `/art/games/${pick(games)}.svg` }),
  'readiness of the platform': () => ({ path: '/readyz' }),
}
/** Floods of the platform's public port. */
export const ofPlatform = ['game pages', 'game pictures', 'readiness of the platform']
const connections = { 'calls of one player': 300 }

if (process.send) {
  const [url, name, known] = process.argv.slice(2)
  const instance = autocannon({
    url,
    connections: connections[name] ?? 10,
    duration: 600,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...varying } = floods[name](JSON.parse(known))
          return { ...request, method: 'GET', path: '/', ...varying, headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } }
        },
      },
    ],
  })
  process.send('started')
  process.once('message', () => instance.stop())
  const { requests, duration, ...result } = await instance
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count }]) => `${status} ${Math.round((count / requests.total) * 100)} %`,
  )
  process.send({ perSecond: Math.round(requests.total / duration), statuses: statuses.join(', ') || 'none' }, () => process.disconnect())
}
