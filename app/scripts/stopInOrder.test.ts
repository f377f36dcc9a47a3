import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { stopInOrder } from './lib/stopInOrder.mjs'

/** A process that is ready and runs `onTerm` on SIGTERM. */
async function start(onTerm: string): Promise<ChildProcess> {
  const script = `process.on('SIGTERM', () => { ${onTerm} }); setInterval(() => {}, 1000); console.log('ready')`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

test('the site ends before the platform is asked to, and one that hangs is killed', async () => {
  const events: string[] = []
  const site = await start('setTimeout(() => process.exit(0), 100)')
  const platform = await start('process.exit(0)')
  const hanging = await start('')
  for (const [name, child] of Object.entries({ site, platform, hanging })) {
    child.once('exit', (code, signal) => events.push(`${name} ${signal ?? code}`))
    const kill = child.kill.bind(child)
    child.kill = (signal) => {
      events.push(`${signal} to ${name}`)
      return kill(signal)
    }
  }
  await stopInOrder([site, platform], 60_000)
  expect(events).toEqual(['SIGTERM to site', 'site 0', 'SIGTERM to platform', 'platform 0'])
  await stopInOrder([site, hanging], 10)
  expect(events.slice(4)).toEqual(['SIGTERM to hanging', 'SIGKILL to hanging', 'hanging SIGKILL'])
})
