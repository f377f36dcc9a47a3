import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brands } from '@casino/tokens/brands'
import { describe, expect, it } from 'vitest'
import { chromaticModes } from './chromaticModes.ts'

describe('Chromatic', () => {
  it('has a mode for each brand at each breakpoint', () => {
    expect(Object.keys(chromaticModes)).toEqual(
      brands.flatMap((brand) => ['xs 320', 'sm 640', 'md 768', 'lg 1024', 'xl 1280', 'xxl 1536'].map((size) => `${brand} ${size}`)),
    )
    expect(chromaticModes['strand lg 1024']).toEqual({ theme: 'strand', viewport: 1024 })
  })

  it('captures only affected stories and fails on a change', () => {
    const config = JSON.parse(readFileSync(new URL('../../chromatic.config.json', import.meta.url), 'utf8'))
    expect(config).toMatchObject({ onlyChanged: true, exitZeroOnChanges: false, exitOnceUploaded: false })
  })

  it('reports a missing token', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('chromatic.mjs', import.meta.url))], {
      env,
      encoding: 'utf8',
    })
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set')
    expect(status).toBe(2)
  })
})
