import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findManyProps, findUnnamedProps } from './lib/conventions/componentProps.ts'
import { findUndescribedProps } from './lib/conventions/describedProps.ts'
import { findUndocumentedDefaults } from './lib/conventions/documentedDefaults.ts'
import { findDuplicateNames } from './lib/conventions/exportedNames.ts'
import { findSecondPlaces } from './lib/conventions/onePlace.ts'
import { findPlaceholders } from './lib/conventions/placeholders.ts'
import { findReadonlyTypes } from './lib/conventions/readonlyTypes.ts'
import { parseLayer, repositoryRoot, type Violation } from './lib/conventions/sourceTree.ts'
import { findUnionTags } from './lib/conventions/unionTags.ts'

const files = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook'].flatMap(parseLayer)
/** One vocabulary: the code that players run. Stories, tests and tools have names of their own. */
const vocabulary = files.filter(
  ({ fileName }) => /^(?:design-system|features|app)\//.test(fileName) && !/\.test\.tsx?$|\/testing\/|^app\/(?:e2e|bench)\//.test(fileName),
)

/** Exported names that may mean two things, with the reason. */
const sharedNames: Readonly<Record<string, string>> = {}

/** Unions with another tag than `type`, with the reason. */
const otherTags: Readonly<Record<string, string>> = {
  'propertyChangeSchema.property': 'names the pair as the specification’s `setProperties` does',
  'RegistrationState.step': 'the number of the step in the stepper and in the URL',
}

/** Components with more props than others, with the reason. */
const manyProps: Readonly<Record<string, string>> = {
  ButtonProps: 'a button and a link in one, each with the attributes of its element',
  DialogFrameProps: 'internal: the frame of Modal, Drawer, ConfirmDialog and MenuDropdown, which pass it what differs',
}

/** The files that hold what no other may repeat, with the reason. */
const onlyPlaces: Readonly<Record<string, string>> = {
  'features/api/settleCall.ts': 'separates a failed call from a programming error',
  'features/navigation/historyState.ts': 'keeps state in an entry of the browser’s history',
}

/** Violations without an exception, and exceptions that nothing needs any more. */
function unexplained(violations: readonly Violation[], exceptions: Readonly<Record<string, string>> = {}): string[] {
  const subjects = new Set(violations.map(({ subject }) => subject))
  return [
    ...violations
      .filter(({ subject }) => !Object.hasOwn(exceptions, subject))
      .map(({ file, line, subject }) => `${file}:${line} ${subject}`),
    ...Object.keys(exceptions)
      .filter((subject) => !subjects.has(subject))
      .map((subject) => `${subject} is no exception any more`),
  ]
}

describe('the code', () => {
  it('exports one thing under one name', () => {
    expect(unexplained(findDuplicateNames(vocabulary), sharedNames)).toEqual([])
  })

  it('holds no placeholder of a generator', () => {
    expect(findPlaceholders()).toEqual([])
  })

  it('tags every discriminated union with `type`', () => {
    expect(unexplained(findUnionTags(files), otherTags)).toEqual([])
  })

  it('types the props of every component by a named `…Props`', () => {
    expect(unexplained(findUnnamedProps(files))).toEqual([])
  })

  it('groups the props of a component that takes many', () => {
    expect(unexplained(findManyProps(files), manyProps)).toEqual([])
  })

  it('states the default of a prop that a table of props does not see', () => {
    expect(unexplained(findUndocumentedDefaults(files))).toEqual([])
  })

  it('says of every prop of a component and of a pattern what it does', () => {
    const designSystem = files.filter(({ fileName }) => /^design-system\/(?:components|patterns)\//.test(fileName))
    expect(unexplained(findUndescribedProps(designSystem))).toEqual([])
  })

  it('tells failed calls apart and writes to the history in one place each', () => {
    const features = vocabulary.filter(({ fileName }) => fileName.startsWith('features/'))
    expect(unexplained(findSecondPlaces(features), onlyPlaces)).toEqual([])
  })

  it('writes `readonly` at array types, and not at properties', () => {
    expect(unexplained(findReadonlyTypes(files))).toEqual([])
  })
})

/** Lines of a file marked with `red: rule`, as `file:line rule`. */
const markedLines = (file: ts.SourceFile): string[] =>
  file.text
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(/\/\* red: ([a-z ]+?) \*\//g)].map(([, rule]) => `${file.fileName}:${index + 1} ${rule}`))

describe('a violation is found', () => {
  const fixture = parseLayer('app/scripts/conventions.fixture')
  const rules = {
    findDuplicateNames,
    findUndocumentedDefaults,
    findUndescribedProps,
    findUnionTags,
    findUnnamedProps,
    findManyProps,
    findSecondPlaces,
    findReadonlyTypes,
  }

  it.each(Object.entries(rules))('by %s', (_, find) => {
    expect(find(fixture)).not.toEqual([])
  })

  it('on each line of the fixture that is marked, and on no other', () => {
    const found = Object.values(rules).flatMap((find) => find(fixture).map(({ file, line, rule }) => `${file}:${line} ${rule}`))
    expect(found.sort()).toEqual(fixture.flatMap(markedLines).sort())
  })

  it('by an exception that nothing needs', () => {
    expect(unexplained([], { 'Gone.step': 'was needed once' })).toEqual(['Gone.step is no exception any more'])
  })

  it('by Biome, for what it knows', () => {
    const text = `export type ButtonProps = { label: string }
export const labels: Array<string> = []
export class Clock {
  #offset = 1
  now = () => Date.now() + this.#offset
}
`
    expect(lintWithBiome(text)).toEqual(['1 useConsistentTypeDefinitions', '2 useConsistentArrayType', '4 useReadonlyClassProperties'])
  })
})

/** `line rule` of what Biome reports for a text with the repository's configuration. */
function lintWithBiome(text: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'biome-')), 'example.ts')
  writeFileSync(file, text)
  const program = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--reporter=github', '--vcs-enabled=false', `--config-path=${join(repositoryRoot, 'biome.json')}`, file]
  const { stdout } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return [...new Set([...stdout.matchAll(/title=lint\/style\/(\w+),.*?line=(\d+)/g)].map(([, rule, line]) => `${line} ${rule}`))]
}
