import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CommandError, runCommand } from './lib/commandError.mjs'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { changedFiles, hasCommits } from './lib/git.mjs'
import { runSuites } from './lib/suites.mjs'

const run = (script: string, ...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'app/scripts', script), ...args], { encoding: 'utf8' })
  return { status, stderr }
}

it.each([
  ['test.mjs', ['--wrong'], /^Unknown option '--wrong'.*\n$/],
  ['new.mjs', ['brand', 'sol', 'Sol', '--lik', 'strand'], /^Unknown option '--lik'.*\n$/],
  ['new.mjs', ['brand', 'sol', 'Sol', '--like', 'nosuch'], /^no brand nosuch; there are .*\n$/],
  ['new.mjs', ['component', 'Badge'], /^already exists: design-system.*\n$/],
  ['new.mjs', ['feature', 'Two words'], /^usage: npm run new:feature -- name .*\n$/],
])('%s %j fails with one line', (script, args, message) => {
  expect(run(script, ...args)).toEqual({ status: 1, stderr: expect.stringMatching(message) })
})

// in this process: the script would first install packages where the lock file is newer
it('npm test with an unknown suite is refused before a suite runs', async () => {
  const refusal = { name: 'CommandError', message: expect.stringContaining('unknown suite: nosuch; available: tokens, ') }
  await expect(runSuites(repositoryRoot, { names: ['nosuch'] })).rejects.toMatchObject(refusal)
})

it('npm run visual -- --changed says that a downloaded archive is not a git repository', () => {
  expect(hasCommits(join(repositoryRoot, 'app'))).toBe(false)
  expect(() => changedFiles(tmpdir(), 'HEAD')).toThrow('no such commit: HEAD: this folder is not a git repository')
})

describe('a command', () => {
  afterEach(() => {
    process.exitCode = undefined
  })

  it('prints the message of a failure that it expects', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    await runCommand(() => {
      throw new CommandError('no such brand')
    })
    await runCommand(() => parseArgs({ args: ['--wrong'], options: {} }))
    expect(printed.mock.calls).toEqual([['no such brand'], [expect.stringMatching(/^Unknown option '--wrong'/)]])
    expect(process.exitCode).toBe(1)
  })

  it('keeps the stack trace of a programming error', async () => {
    const error = new TypeError('x is not a function')
    await expect(runCommand(() => Promise.reject(error))).rejects.toBe(error)
    expect(process.exitCode).toBeUndefined()
  })
})
