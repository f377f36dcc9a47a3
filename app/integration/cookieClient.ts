import type { FastifyInstance } from 'fastify'
import { parseSetCookies, signCookies } from '../site/server/testing/testSite.ts'

/** A browser's requests to the site, with its cookies. */
export function createCookieClient(app: FastifyInstance) {
  const jar = new Map<string, string>()
  const cookie = () => signCookies([...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const post = async (url: string, payload: object | string, headers: Record<string, string>) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie: cookie(), ...headers } })
    for (const [name, value] of Object.entries(parseSetCookies(answer.headers['set-cookie'])))
      if (typeof value === 'string') jar.set(name, value)
      else jar.delete(name)
    return answer
  }
  return { jar, post }
}
