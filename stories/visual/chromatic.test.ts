import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { expect, it } from 'vitest'
import config from '../../chromatic.config.json' with { type: 'json' }
import { chromaticModes } from './chromaticModes.ts'

it('has a Chromatic mode for each brand at each breakpoint, and fails on a change', () => {
  expect(Object.keys(chromaticModes)).toEqual(
    brands.flatMap((brand) => ['xs 320', 'sm 640', 'md 768', 'lg 1024', 'xl 1280', 'xxl 1536'].map((size) => `${brand} ${size}`)),
  )
  expect(chromaticModes['strand lg 1024']).toEqual({ theme: 'strand', viewport: 1024 })
  expect(config).toMatchObject({ onlyChanged: true, exitZeroOnChanges: false, exitOnceUploaded: false })
})

it('reports a missing token of Chromatic', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' }
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'chromatic.mjs')], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('CHROMATIC_PROJECT_TOKEN is not set')])
})
