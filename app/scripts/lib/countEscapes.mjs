import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const patterns = {
  skips: /\b(?:test|it|describe)\.(?:skip|todo|fixme)\b/g,
  'disabled rules': /biome-ignore/g,
  any: /(?::|as|<)\s*any\b/g,
  '!important': /!important/g,
  'ts escapes': /@ts-(?:ignore|expect-error|nocheck)/g,
}

/** One line with the number of skips, suppressions, `any` and `!important` in the code. Each names its reason on the same line. */
export function countEscapes(root) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const text = files
    .map((file) => readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\*|\/\/(?!.*(?:biome-ignore|@ts-))).*$/gm, ''))
    .join('\n')
  return `escapes: ${Object.entries(patterns)
    .map(([name, pattern]) => `${name} ${text.match(pattern)?.length ?? 0}`)
    .join(', ')}`
}
