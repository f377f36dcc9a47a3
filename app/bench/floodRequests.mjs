// The floods of `floods.mjs`. As a program: sends one of them until its parent says stop, then reports rate and statuses.
import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'

const random = () => randomBytes(16).toString('base64url')
const cookie = (text) => ({ headers: { cookie: text } })

/** By name: the varying part of one request, of paths and headers. */
export const floods = {
  'cached pages': () => ({}),
  'forged sessions': () => cookie(`session=${random()}; userId=${random()}`),
  'forged sessions with a signature': () => cookie(`session=${random()}.${random()}; userId=u.${random()}`),
  'random brand': () => cookie(`brand=${random()}`),
  'random btag': () => ({ path: `/?btag=${random()}` }),
  'random notice': () => cookie(`notice=${random()}`),
  'random parameters': () => ({ path: `/?depositLogId=${random()}&${random()}=${random()}` }),
  'random searches': () => ({ path: `/spilleautomater?soeg=${random()}` }),
  'login pages': () => ({ path: `/log-ind?x=${random()}` }),
  'random pages': () => ({ path: `/contents/${random()}` }),
}
const connections = 10

if (process.send) {
  const [url, name] = process.argv.slice(2)
  const instance = autocannon({
    url,
    connections,
    duration: 600,
    requests: [{ setupRequest: (request) => ({ ...request, path: '/', ...floods[name](), method: 'GET' }) }],
  })
  process.send('started')
  process.once('message', () => instance.stop())
  const { requests, duration, ...result } = await instance
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count }]) => `${status} ${Math.round((count / requests.total) * 100)} %`,
  )
  process.send({ perSecond: Math.round(requests.total / duration), statuses: statuses.join(', ') || 'none' }, () => process.disconnect())
}
