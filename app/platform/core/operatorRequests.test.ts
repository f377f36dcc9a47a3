import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isOperator } from './operatorRequests.ts'

const token = 't'.repeat(40)
const serve = (config: Parameters<typeof isOperator>[0]) => {
  const app = Fastify()
  app.get('/', async (request) => String(isOperator(config, request)))
  return app
}
const ask = async (config: Parameters<typeof isOperator>[0], headers: Record<string, string> = {}) =>
  (await serve(config).inject({ url: '/', headers: { host: '127.0.0.1', ...headers } })).payload

it.each([
  ['a platform of this machine', { isPublic: false, operatorToken: undefined }, {}, 'true'],
  ['a public platform without a token', { isPublic: true, operatorToken: undefined }, {}, 'false'],
  [
    'a public platform, with a token that it does not have',
    { isPublic: true, operatorToken: undefined },
    { authorization: `Bearer ${token}` },
    'false',
  ],
  ['a platform with a token', { isPublic: false, operatorToken: token }, {}, 'false'],
  ['a platform with a token, with another', { isPublic: true, operatorToken: token }, { authorization: `Bearer ${token}x` }, 'false'],
  ['a platform with a token, with it', { isPublic: true, operatorToken: token }, { authorization: `Bearer ${token}` }, 'true'],
  [
    'a platform with a token, with it, through a proxy',
    { isPublic: true, operatorToken: token },
    { authorization: `Bearer ${token}`, via: 'x' },
    'false',
  ],
])('a program of this machine asks %s', async (_, config, headers, expected) => {
  expect(await ask(config, headers)).toBe(expected)
})

it('a proxy with the defaults of nginx asks', async () => {
  const app = serve({ isPublic: false, operatorToken: undefined })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.addresses()[0]
  const port = typeof address === 'object' ? address.port : 0
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`))
    socket.on('data', (data) => {
      text += data.toString()
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  await app.close()
  expect(answer).toMatch(/\r\n\r\nfalse$/)
})
