import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBuildMetas, writeBuildMetas } from './lib/buildMetas.mjs'

const meta = (n: number, text = `${n}`) => ({ name: `${n}.json`, text, at: new Date(1_000_000 + n * 1000) })

it('keeps the route rules of the last ten builds, and of a repeated build the last', () => {
  const [before, after] = [mkdtempSync(join(tmpdir(), 'metas-')), mkdtempSync(join(tmpdir(), 'metas-'))]
  expect(readBuildMetas(before)).toEqual([])
  const nine = Array.from({ length: 9 }, (_, n) => meta(n))
  writeBuildMetas(before, nine)
  writeBuildMetas(after, [...readBuildMetas(before), meta(9), meta(10), meta(3, 'again')])
  expect(readBuildMetas(after).map(({ text }) => text)).toEqual(['1', '2', 'again', '4', '5', '6', '7', '8', '9', '10'])
})
