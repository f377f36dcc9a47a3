import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { git } from '../../app/scripts/lib/git.mjs'
import { acceptedCommit, groupByCommit } from './expectedPictures.ts'
import { shotKey, shotsOf } from './shots.ts'
import { ensureCommitStorybook } from './storybookBuild.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // git processes take time on a busy machine

/** Stands in for npm and npx: installs a package that names the commit's lockfile, and builds a copy of what it finds. */
const fakeNpm = `#!/bin/sh
for last in "$@"; do :; done
case "$1 $2" in
  'ci '*) [ ! -e broken ] || { echo 'npm ERR! no such package' >&2; exit 1; }
    mkdir -p node_modules/react node_modules/@casino/app && cp package-lock.json node_modules/react/version && cp app/page node_modules/@casino/app ;;
  *storybook) cp node_modules/react/version "$last/react"; cp node_modules/@casino/app/page "$last/page"; echo built >> "$NOTES" ;;
esac
`
const index = 'stories/__baselines__/components-badge.txt'
const [shot] = shotsOf([{ id: 'components-badge--one', title: 'Badge', name: 'One', importPath: './Badge.stories.tsx' }])
const print = (digit: string) => digit.repeat(16)
const lineOf = (digit: string) => `${shot && shotKey(shot)} ${print(digit)}\n`

let home = ''
const root = () => join(home, 'clone')
function write(file: string, text: string): void {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text, { mode: 0o755 })
}
/** Commits a text in a file. */
function commit(file: string, text: string): string {
  write(`clone/${file}`, text)
  git(root(), 'add', '--all')
  git(root(), '-c', 'user.name=Test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '--message', file)
  return git(root(), 'rev-parse', 'HEAD')
}
/** The commit or the reason for the badge's accepted picture. */
const originOf = (digit: string, folder = root()) => [...groupByCommit(folder, new Map(shot && [[shot, print(digit)]])).keys()]

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'visual-build-'))
  for (const name of ['npm', 'npx']) write(`bin/${name}`, fakeNpm)
  vi.stubEnv('PATH', `${join(home, 'bin')}${delimiter}${process.env.PATH}`)
  vi.stubEnv('NOTES', join(home, 'notes'))
  vi.stubEnv('VISUAL_CACHE_DIR', join(home, 'cache'))
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  write('clone/.gitignore', 'node_modules\n')
  write('clone/package-lock.json', 'lockfile 1')
  write('clone/app/page', 'one')
  write('clone/node_modules/react/version', 'installed')
  mkdirSync(join(root(), 'node_modules/@casino'))
  symlinkSync('../../app', join(root(), 'node_modules/@casino/app'))
  git(root(), 'init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the Storybook of a commit', () => {
  it.each([
    { changed: 'app/page', react: 'installed' },
    { changed: 'package-lock.json', react: 'lockfile 1' },
  ])('is built once, from its own workspaces and packages, after a change of $changed', ({ changed, react }) => {
    const accepted = commit(index, lineOf('a'))
    commit(changed, 'two')
    const folder = ensureCommitStorybook(accepted, root())
    expect([readFileSync(join(folder, 'page'), 'utf8'), readFileSync(join(folder, 'react'), 'utf8')]).toEqual(['one', react])
    ensureCommitStorybook(accepted, root())
    expect(readFileSync(join(home, 'notes'), 'utf8')).toBe('built\n')
    expect(readFileSync(join(root(), 'node_modules/react/version'), 'utf8')).toBe('installed')
  })

  it('says why its packages could not be installed, and leaves no worktree', () => {
    const accepted = commit('broken', '')
    commit('package-lock.json', 'lockfile 2')
    expect(() => ensureCommitStorybook(accepted, root())).toThrow('npm ERR! no such package')
    expect(git(root(), 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

describe('the accepted commit', () => {
  it('is the last that changed the fingerprints of the component, after a squash too', () => {
    const accepted = commit(index, lineOf('a'))
    commit('app/page', 'changed without accepting it')
    commit('stories/__baselines__/components-text.txt', '')
    expect(originOf('a')).toEqual([accepted])
    git(root(), 'checkout', '--quiet', '-b', 'branch')
    commit('app/page', 'changed')
    commit(index, lineOf('b'))
    git(root(), 'checkout', '--quiet', 'main')
    git(root(), 'merge', '--quiet', '--squash', 'branch')
    expect(acceptedCommit(root(), index)).toBe(accepted)
    expect(originOf('b')).toEqual([expect.stringContaining('commit stories/__baselines__ together with the code')])
    const squashed = commit('app/page', 'squashed')
    expect(originOf('b')).toEqual([squashed])
  })

  it('is unknown in a shallow clone until that is completed, and without a repository', () => {
    const accepted = commit(index, lineOf('a'))
    commit('app/page', 'changed without accepting it')
    const clone = join(home, 'shallow')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root()}`, clone])
    expect(originOf('a', clone)).toEqual([expect.stringContaining('git fetch --unshallow')])
    git(clone, 'fetch', '--quiet', '--unshallow')
    expect(originOf('a', clone)).toEqual([accepted])
    expect(originOf('a', home)).toEqual([expect.stringContaining('not a git repository')])
  })
})
