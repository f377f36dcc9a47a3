// Time of each call of a login after the provider's return, on the embedded database: from the browser's request to the answer.
import { request } from '@playwright/test'
import { logIn } from './logIn.mjs'
import { percentile, printTable } from './table.mjs'

const logins = 100
const warmUps = 10
const maxMs = 150

export async function benchLogin({ url }) {
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
  printTable(`Calls of a login after the provider's return (${logins} logins, one after the other)`, [
    ...[...times].flatMap(([name, measured]) => [
      { what: `${name}, p50`, measured: `${percentile(measured, 50).toFixed(1)} ms` },
      {
        what: `${name}, p99`,
        measured: `${percentile(measured, 99).toFixed(1)} ms`,
        bound: `less than ${maxMs} ms`,
        exceeded: percentile(measured, 99) >= maxMs,
      },
    ]),
  ])
}
