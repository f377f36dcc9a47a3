// Time of each call of a login after the provider's return, on the embedded database: from the browser's request to the answer.
import { request } from '@playwright/test'
import { logIn } from './logIn.mjs'
import { atMost, msWith, percentile, printTable } from './table.mjs'

const logins = 100
const warmUps = 10
const maxMs = 150

export async function bench({ url }) {
  const times = new Map()
  for (let count = -warmUps; count < logins; count += 1) {
    const context = await request.newContext()
    const measure = async (name, send) => {
      const started = performance.now()
      const answer = await send()
      if (count >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started])
      return answer
    }
    await logIn({ request: context }, url, measure)
    await measure('limits.get', async () => {
      const answer = await context.post(`${url}/backend/limits.get`, { data: {}, headers: { origin: url } })
      if (!answer.ok()) throw new Error(`limits.get: ${answer.status()}`)
    })
    await context.dispose()
  }
  const rows = [...times].flatMap(([name, measured]) => [
    atMost(`${name}, p50`, percentile(measured, 50), msWith(1)),
    atMost(`${name}, p99`, percentile(measured, 99), msWith(1), maxMs),
  ])
  printTable(`Calls of a login after the provider's return (${logins} logins, one after the other)`, rows)
}
