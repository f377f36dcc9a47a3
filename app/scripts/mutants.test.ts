import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import accepted from './acceptedMutants.json'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { judgeMutants } from './lib/mutantReport.mjs'
import { pureRules, testsBeside } from './lib/pureRules.mjs'

const source = `/** Rule. */
export const isAdult = (age: number): boolean =>
  age >= 18 &&
  age < 150
`
const sources = { 'rule.ts': source }
const mutant = (status: string, line = 3, replacement = 'age > 18') => ({
  fileName: 'rule.ts',
  mutatorName: 'EqualityOperator',
  location: { start: { line, column: 3 }, end: { line, column: line === 3 ? 12 : 11 } },
  replacement,
  status,
})
const killed = (count: number) => Array.from({ length: count }, () => mutant('Killed'))
const survivor = { line: 'age >= 18 &&', code: 'age >= 18', replacement: 'age > 18' }
const reason = 'nobody is 18'

describe('judgeMutants', () => {
  it('scores a file, timeouts counting as noticed and ignored mutants not at all', () => {
    const { files, problems } = judgeMutants([...killed(3), mutant('Timeout'), mutant('Ignored')], {}, sources)
    expect(files).toEqual([{ file: 'rule.ts', mutants: 4, killed: 4, score: 100 }])
    expect(problems).toEqual([])
  })

  it('fails a file below 90 %, by name, also when every survivor has a reason', () => {
    const listed = { 'rule.ts': [{ ...survivor, reason }] }
    expect(judgeMutants([...killed(9), mutant('Survived')], listed, sources).problems).toEqual([])
    expect(judgeMutants([...killed(8), mutant('Survived')], listed, sources).problems).toEqual([
      'rule.ts: 88.9 % of the mutants are noticed, at least 90 % are required',
    ])
  })

  it('fails a survivor without a reason, with what to list', () => {
    const expected = `rule.ts:3 EqualityOperator: ${JSON.stringify(survivor)}`
    expect(judgeMutants([...killed(20), mutant('Survived')], {}, sources).problems).toEqual([expected])
    expect(judgeMutants([...killed(20), mutant('Survived')], { 'rule.ts': [{ ...survivor, reason: '' }] }, sources).problems).toEqual([
      expected,
    ])
    expect(judgeMutants([...killed(20), mutant('NoCoverage')], {}, sources).problems[0]).toContain('(no test runs it)')
  })

  it('fails a reason whose mutant did not survive, or is gone', () => {
    const listed = { 'rule.ts': [{ ...survivor, reason }] }
    expect(judgeMutants(killed(20), listed, sources).problems).toEqual([
      `rule.ts: accepted, but did not survive: ${JSON.stringify({ ...survivor, reason })}`,
    ])
  })

  it('finds a mutant after its line has moved', () => {
    const moved = { 'rule.ts': `\n${source}` }
    const listed = { 'rule.ts': [{ ...survivor, reason }] }
    expect(judgeMutants([...killed(20), mutant('Survived', 4)], listed, moved).problems).not.toEqual([])
    const there = { ...mutant('Survived'), location: { start: { line: 4, column: 3 }, end: { line: 4, column: 12 } } }
    expect(judgeMutants([...killed(20), there], listed, moved).problems).toEqual([])
  })

  it('describes a mutant of several lines in one', () => {
    const { problems } = judgeMutants(
      [
        ...killed(20),
        { ...mutant('Survived'), location: { start: { line: 3, column: 3 }, end: { line: 4, column: 12 } }, replacement: 'true' },
      ],
      {},
      sources,
    )
    expect(problems[0]).toContain('"code":"age >= 18 && age < 150","replacement":"true"')
  })
})

const files = Object.values(pureRules).flat()

it('every pure rule exists, with a test beside it', () => {
  expect([...files, ...testsBeside(files)].filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
})

it('a rule is tested by all tests beside its file', () => {
  expect(testsBeside(['features/deposit/model.ts'])).toEqual(['features/deposit/model.test.ts', 'features/deposit/model.states.test.ts'])
})

it('accepts survivors of pure rules only, each with a reason', () => {
  expect(Object.keys(accepted).filter((file) => !files.includes(file))).toEqual([])
  for (const { reason: given } of Object.values<readonly { reason: string }[]>(accepted).flat()) expect(given.length).toBeGreaterThan(20)
})
