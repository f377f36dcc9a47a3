/** The least share of its mutants, in percent, that the tests of a file must notice. */
export const minScore = 90

const unnoticed = ['Survived', 'NoCoverage']
const noticed = ['Killed', 'Timeout']

/** A place in a source, from 1 in line and column. */
function textBetween(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}
const oneLine = (text) => text.replace(/\s+/g, ' ').trim()

/** What a mutant changes, without its line number, which other edits move: the line's text, the code replaced, and its replacement. */
function describeMutant({ location, replacement }, source) {
  return {
    line: oneLine(source.split('\n')[location.start.line - 1]),
    code: oneLine(textBetween(source, location)),
    replacement: oneLine(replacement),
  }
}
const isSame = (a, b) => a.line === b.line && a.code === b.code && a.replacement === b.replacement

/**
 * Judges the mutants of each file. `mutants`: Stryker's results. `accepted`: by file, `{ line, code, replacement, reason }` of each survivor that no
 * test can notice. `sources`: the text of each file.
 * Returns the files with their score in percent, and what is wrong: a score below `minScore`, a survivor without a reason, a reason without
 * a survivor.
 */
export function judgeMutants(mutants, accepted, sources) {
  const problems = []
  const files = Object.entries(sources).map(([file, source]) => {
    const own = mutants.filter(({ fileName }) => fileName === file)
    const survivors = own.filter(({ status }) => unnoticed.includes(status))
    const killed = own.filter(({ status }) => noticed.includes(status)).length
    const total = killed + survivors.length
    const score = total === 0 ? 100 : (100 * killed) / total
    if (score < minScore) problems.push(`${file}: ${score.toFixed(1)} % of the mutants are noticed, at least ${minScore} % are required`)
    const listed = accepted[file] ?? []
    for (const survivor of survivors) {
      const mutant = describeMutant(survivor, source)
      if (listed.some((entry) => entry.reason && isSame(entry, mutant))) continue
      const uncovered = survivor.status === 'NoCoverage' ? ' (no test runs it)' : ''
      problems.push(`${file}:${survivor.location.start.line} ${survivor.mutatorName}${uncovered}: ${JSON.stringify(mutant)}`)
    }
    const described = survivors.map((survivor) => describeMutant(survivor, source))
    for (const entry of listed)
      if (!described.some((mutant) => isSame(entry, mutant)))
        problems.push(`${file}: accepted, but did not survive: ${JSON.stringify(entry)}`)
    return { file, mutants: total, killed, score }
  })
  return { files, problems }
}
