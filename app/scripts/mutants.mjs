// npm run mutants [-- text …]   changes the pure rules, or those whose path contains a text, and reports what no test notices (StrykerJS).
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from './lib/install.mjs'
import { judgeMutants } from './lib/mutantReport.mjs'
import { pureRules, testsBeside } from './lib/pureRules.mjs'

process.chdir(root)
const texts = process.argv.slice(2)
const isWanted = (file) => texts.length === 0 || texts.some((text) => file.includes(text))
const accepted = JSON.parse(readFileSync('app/scripts/acceptedMutants.json', 'utf8'))

/** Stryker's results for files of a subject. Only the subject's own tests run: those of all others would take hours. */
async function testMutants(subject, mutate) {
  process.env.MUTANT_TESTS = testsBeside(pureRules[subject]).join() // read by vitest.unit.config.ts in Stryker's processes
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'vitest.unit.config.ts' },
    tempDirName: 'test-results/mutants',
    ignorePatterns: ['dist', 'storybook-static', 'test-results', '.data', 'coverage', 'stories/__baselines__', 'app/pictures'],
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    // a busy machine is no endless loop
    timeoutMS: 30_000,
    logLevel: 'warn',
    warnings: { slow: false },
  }).runMutationTest()
  return results.map((result) => ({ ...result, fileName: relative(root, result.fileName) }))
}

const judged = []
for (const [subject, files] of Object.entries(pureRules)) {
  const mutate = files.filter(isWanted)
  if (mutate.length === 0) continue
  const sources = Object.fromEntries(mutate.map((file) => [file, readFileSync(file, 'utf8')]))
  judged.push(judgeMutants(await testMutants(subject, mutate), accepted, sources))
}

const problems = judged.flatMap((subject) => subject.problems)
if (judged.length === 0) problems.push(`no file of app/scripts/lib/pureRules.mjs contains ${texts.join(' or ')}`)
for (const { file, mutants, killed, score } of judged.flatMap(({ files }) => files))
  console.info(`${score.toFixed(1).padStart(5)} %  ${killed} of ${mutants}  ${file}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
