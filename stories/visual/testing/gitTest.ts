import { spawnSync } from 'node:child_process'
import { it as test } from 'vitest'

/** A test that is skipped where git is not installed. */
export const it = test.skipIf(spawnSync('git', ['--version']).status !== 0)
