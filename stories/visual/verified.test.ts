import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { git } from './git.ts'
import { sourceHash } from './storybookBuild.ts'
import { it } from './testing/gitTest.ts'
import { verifiedCommit, writeVerified } from './verified.ts'

/** Git processes take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = 'stories/__baselines__'
let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = (message: string): string => {
  git(root, 'add', '--all')
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@example.dk', 'commit', '--quiet', '--allow-empty', '-m', message)
  return git(root, 'rev-parse', 'HEAD')
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verified-'))
  git(root, 'init', '--quiet')
  mkdirSync(join(root, folder), { recursive: true })
  write('stories/badge.stories.tsx', 'one')
  commit('Start')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const accept = () => writeVerified(join(root, folder), sourceHash(root))

it('is the commit that recorded its own sources, however much is committed later', () => {
  expect(verifiedCommit(root, folder)).toBeUndefined()
  accept()
  const accepted = commit('Accept all')
  expect(verifiedCommit(root, folder)).toBe(accepted)
  write('stories/badge.stories.tsx', 'two')
  commit('Change a story')
  expect(verifiedCommit(root, folder)).toBe(accepted)
})

it('is the commit of before when a source was changed between the pictures and their commit', () => {
  const captured = git(root, 'rev-parse', 'HEAD')
  accept()
  write('stories/badge.stories.tsx', 'two')
  commit('Change a story meanwhile')
  write('stories/badge.stories.tsx', 'three')
  commit('Accept all, and change it again')
  expect(verifiedCommit(root, folder)).toBe(captured)
})

it('is none when the sources of the pictures were never committed', () => {
  write('stories/badge.stories.tsx', 'tried')
  accept()
  write('stories/badge.stories.tsx', 'two')
  commit('Accept all of what was tried, and change it')
  expect(verifiedCommit(root, folder)).toBeUndefined()
})

it('is none in a clone that is too shallow to contain it', () => {
  accept()
  commit('Accept all')
  write('stories/badge.stories.tsx', 'two')
  commit('Change a story')
  const clone = mkdtempSync(join(tmpdir(), 'verified-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
    expect(verifiedCommit(clone, folder)).toBeUndefined()
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})
