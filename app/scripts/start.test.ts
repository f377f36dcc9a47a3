import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { freePorts } from './lib/freePorts.mjs'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })

/** Output of a process and of those that it has started: complete when the last of them is gone. */
async function outputOf({ stdout, stderr }: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (part) => (output += part))
  await Promise.all([stdout, stderr].map((stream) => stream && once(stream, 'close')))
  return output
}

/** A program that starts `child` with the arguments of `node`, names it, and stays. */
const parentOf = (...args: readonly string[]) => [
  '--input-type=module',
  '--eval',
  `import { spawn } from 'node:child_process'
   const child = spawn(process.execPath, ${JSON.stringify(args)}, { stdio: ['pipe', 'inherit', 'inherit'], detached: true })
   setInterval(() => child.pid, 1000)`,
]
const parentOfShell = (command: string, orphan: string) => [
  '--input-type=module',
  '--eval',
  `import { spawn } from 'node:child_process'
   const env = { NODE: process.execPath, ORPHAN: ${JSON.stringify(orphan)} }
   const child = spawn('sh', ['-c', ${JSON.stringify(command)}], { env, stdio: 'inherit' })
   setInterval(() => child.pid, 1000)`,
]
const untilReady = ({ stdout }: ChildProcess) =>
  new Promise<void>((resolve) => {
    let output = ''
    stdout?.on('data', (part) => {
      output += part
      if (output.includes('ready')) resolve()
    })
  })

describe('npm start and npm run dev', () => {
  it.each([
    ['PORT', []],
    ['PORT', ['--dev']],
    ['PLATFORM_PORT', ['--dev']],
    ['METRICS_PORT', []],
  ] as const)('fail at once when %s is in use %j, and say what to do', async (variable, args) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const started = run([script('start.mjs'), ...args], { PORT: '0', PLATFORM_PORT: '0', [variable]: String(port) })
    const [output, [status]] = await Promise.all([outputOf(started), once(started, 'exit')])
    other.close()
    expect([status, output.trim()]).toEqual([
      1,
      `Port ${port} is in use: stop the program that uses it, or set ${variable} to another port.`,
    ])
  })
})

it.each([
  [{ PORT: 'x' }, /^PORT: expected a whole number from 1 to 65535$/],
  [{ PORT: '70000' }, /^PORT: expected a whole number from 1 to 65535$/],
  [{ METRICS_PORT: 'x' }, /^METRICS_PORT: expected a whole number from 1 to 65535$/],
  [{ HOST: '999.1.1.1' }, /^HOST: .*999\.1\.1\.1$/],
  [{ HOST: '192.0.2.1' }, /^HOST: .*192\.0\.2\.1$/],
])('%j is refused by its name before anything starts', async (env, message) => {
  const started = run([script('start.mjs')], { PORT: '0', PLATFORM_PORT: '0', ...env })
  const [output, [status]] = await Promise.all([outputOf(started), once(started, 'exit')])
  expect([status, output.trim()]).toEqual([1, expect.stringMatching(message)])
})

it('one port for two servers is refused by the name of the second', async () => {
  const [port] = await freePorts(1)
  const started = run([script('start.mjs')], { PORT: String(port), PLATFORM_PORT: String(port) })
  const [output] = await Promise.all([outputOf(started), once(started, 'exit')])
  expect(output.trim()).toMatch(/set PLATFORM_PORT to another port\.$/)
})

it.each(['start.mjs', 'test.mjs'])('%s refuses a Node that is too old in one sentence', async (name) => {
  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.8"}})'
  const started = run(['--import', old, script(name)])
  const [output, [status]] = await Promise.all([outputOf(started), once(started, 'exit')])
  expect([status, output]).toEqual([1, 'Node 18.20.8 is too old: install Node 20.19, or 22.12 and newer.\n'])
})

describe('a server whose parent is killed', () => {
  it('is asked to stop', async () => {
    const server = `process.on('SIGTERM', () => { console.info('stopping'); process.exit() }); setInterval(() => {}, 1000); console.info('ready')`
    const parent = run(parentOf('--import', script('lib/exitWithParent.mjs'), '--eval', server))
    const output = outputOf(parent)
    await untilReady(parent)
    parent.kill('SIGKILL')
    expect(await output).toBe('ready\nstopping\n')
  })

  it.each([
    ['directly', (orphan: string) => parentOf('--input-type=module', '--eval', orphan)],
    ['in a shell, as npm does', (orphan: string) => parentOfShell(`"$NODE" --input-type=module --eval "$ORPHAN"; true`, orphan)],
  ])('finds out by itself, where there is no pipe and it was started %s', async (_, startParent) => {
    const orphan = `import { onRunnerDeath } from ${JSON.stringify(script('lib/onRunnerDeath.mjs'))}
      onRunnerDeath(() => { console.info('stopping'); process.exit() }); setInterval(() => {}, 1000); console.info('ready')`
    const parent = run(startParent(orphan))
    const output = outputOf(parent)
    await untilReady(parent)
    parent.kill('SIGKILL')
    expect(await output).toBe('ready\nstopping\n')
  })
})
