import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { ensureCommitStorybook, linkDependencies } from './commitStorybook.ts'
import { it } from './testing/gitTest.ts'

/** Stands in for npm and npx: notes its arguments, installs a package that names the commit's lockfile, and builds nothing but a copy of it. */
const fakeNpm = `#!/bin/sh
echo "$(basename "$0") $*" >> "$NOTES"
for last in "$@"; do :; done
case "$1 $2" in
  'ci '*) [ ! -e broken ] || { echo 'npm ERR! no such package' >&2; exit 1; }
    mkdir -p node_modules/react && cp package-lock.json node_modules/react/version ;;
  *storybook) cp node_modules/react/version "$last/react" ;;
esac
`
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false']

let home = ''
const root = () => join(home, 'clone')
const git = (...args: readonly string[]): string =>
  execFileSync('git', [...identity, ...args], { cwd: root(), encoding: 'utf8', stdio: 'pipe' }).trim()
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text, { mode: 0o755 })
}
const commit = (message: string): string => {
  git('add', '--all')
  git('commit', '--quiet', '-m', message)
  return git('rev-parse', 'HEAD')
}
const commands = (): string[] => readFileSync(join(home, 'notes'), 'utf8').trim().split('\n')

/** Git processes take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'visual-commit-'))
  for (const name of ['npm', 'npx']) write(`bin/${name}`, fakeNpm)
  vi.stubEnv('PATH', `${join(home, 'bin')}${delimiter}${process.env.PATH}`)
  vi.stubEnv('NOTES', join(home, 'notes'))
  vi.stubEnv('VISUAL_CACHE_DIR', join(home, 'cache'))
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  write('clone/.gitignore', 'node_modules\n')
  write('clone/package-lock.json', 'lockfile 1')
  write('clone/app/page.ts', 'one')
  write('clone/node_modules/react/version', 'installed')
  git('init', '--quiet')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the Storybook of a commit', () => {
  it('is built with the installed packages when the lockfile is the same', () => {
    const accepted = commit('Accept')
    write('clone/app/page.ts', 'two')
    commit('Change the page')
    const { folder } = ensureCommitStorybook(accepted, undefined, root())
    expect(readFileSync(join(folder, 'react'), 'utf8')).toBe('installed')
    expect(commands()).not.toContainEqual(expect.stringContaining('npm ci'))
  })

  it('is built with the packages of its own lockfile when that differs, installed in its worktree', () => {
    const accepted = commit('Accept')
    write('clone/package-lock.json', 'lockfile 2')
    commit('Change a dependency')
    const { folder } = ensureCommitStorybook(accepted, undefined, root())
    expect(readFileSync(join(folder, 'react'), 'utf8')).toBe('lockfile 1')
    expect(commands()[0]).toBe('npm ci --no-audit --no-fund --ignore-scripts')
    expect(readFileSync(join(root(), 'node_modules/react/version'), 'utf8')).toBe('installed')
  })

  it('says why its packages could not be installed, and leaves no worktree', () => {
    write('clone/broken', '')
    const accepted = commit('Accept')
    write('clone/package-lock.json', 'lockfile 2')
    commit('Change a dependency')
    expect(() => ensureCommitStorybook(accepted, undefined, root())).toThrow('npm ERR! no such package')
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(readdirSync(join(home, 'cache/worktrees'))).toEqual([])
  })

  it('is built after the worktrees of interrupted runs are deleted, and not those of runs that can be under way', () => {
    const accepted = commit('Accept')
    const worktree = (name: string) => join(home, 'cache/worktrees', name)
    mkdirSync(join(home, 'cache/worktrees'), { recursive: true })
    for (const name of ['interrupted', 'under-way']) git('worktree', 'add', '--quiet', '--detach', worktree(name), accepted)
    utimesSync(worktree('interrupted'), new Date('2026-01-01'), new Date('2026-01-01'))
    ensureCommitStorybook(accepted, undefined, root())
    expect(readdirSync(join(home, 'cache/worktrees'))).toEqual(['under-way'])
    expect(git('worktree', 'list').split('\n')).toHaveLength(2)
  })

  it('is built once', () => {
    const accepted = commit('Accept')
    const built = ensureCommitStorybook(accepted, undefined, root())
    const count = commands().length
    expect(ensureCommitStorybook(accepted, undefined, root())).toEqual(built)
    expect(commands()).toHaveLength(count)
    expect(existsSync(built.root)).toBe(false)
  })
})

describe('the dependencies of a worktree', () => {
  it('are the installed packages, but its own workspaces', () => {
    const [from, to] = [join(home, 'from'), join(home, 'to')]
    write('from/node_modules/react/index.js', 'react')
    write('from/app/node_modules/lru-cache/index.js', '')
    mkdirSync(join(from, 'node_modules/@casino'))
    symlinkSync('../../app', join(from, 'node_modules/@casino/app'))
    write('to/app/own', 'the commit’s')
    linkDependencies(from, to)
    expect(readFileSync(join(to, 'node_modules/react/index.js'), 'utf8')).toBe('react')
    expect(readFileSync(join(to, 'node_modules/@casino/app/own'), 'utf8')).toBe('the commit’s')
    expect(readlinkSync(join(to, 'app/node_modules/lru-cache'))).toBe(join(from, 'app/node_modules/lru-cache'))
  })
})
