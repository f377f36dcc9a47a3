import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { evictOldest, PictureCache } from './cache.ts'
import { git } from './git.ts'
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

let home = ''
const root = () => join(home, 'clone')
function write(file: string, text: string): void {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text, { mode: 0o755 })
}
function commit(): string {
  git(root(), 'add', '--all')
  git(root(), '-c', 'user.name=Test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '--message', 'Change')
  return git(root(), 'rev-parse', 'HEAD')
}

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
  git(root(), 'init', '--quiet')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the Storybook of a commit', () => {
  it.each([
    { changed: 'clone/app/page', react: 'installed' },
    { changed: 'clone/package-lock.json', react: 'lockfile 1' },
  ])('is built once, from its own workspaces and packages, after a change of $changed', ({ changed, react }) => {
    const accepted = commit()
    write(changed, 'two')
    commit()
    const { folder } = ensureCommitStorybook(accepted, root())
    expect([readFileSync(join(folder, 'page'), 'utf8'), readFileSync(join(folder, 'react'), 'utf8')]).toEqual(['one', react])
    ensureCommitStorybook(accepted, root())
    expect(readFileSync(join(home, 'notes'), 'utf8')).toBe('built\n')
    expect(readFileSync(join(root(), 'node_modules/react/version'), 'utf8')).toBe('installed')
  })

  it('says why its packages could not be installed, and leaves no worktree', () => {
    write('clone/broken', '')
    const accepted = commit()
    write('clone/package-lock.json', 'lockfile 2')
    commit()
    expect(() => ensureCommitStorybook(accepted, root())).toThrow('npm ERR! no such package')
    expect(git(root(), 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

describe('the cache', () => {
  it('deletes what was not used for longest', () => {
    const folder = join(home, 'pictures')
    const pictures = new PictureCache(folder)
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      pictures.put(name, Buffer.from(name))
      utimesSync(join(folder, `${name}.png`), at, at)
    }
    expect(pictures.get('a')).toEqual(Buffer.from('a'))
    evictOldest(folder, 2)
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'c.png'])
    expect(existsSync(join(folder, 'b.png'))).toBe(false)
  })
})
