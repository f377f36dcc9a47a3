import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'
import { baselineFolder } from './baselines.ts'
import { modes, type Shot } from './shots.ts'

/** Folders of the reports, which open from a file and can be handed on or kept by CI as they are. */
const reportFolders = { run: 'test-results/visual-report', sample: 'test-results/visual-report-sample' } as const

export const usage = `npm run visual: captures stories at every breakpoint in every brand and compares them with the accepted fingerprints.

  npm run visual                          every story
  npm run visual -- --only <text>         stories whose id, title or file contains the text
  npm run visual -- --changed [<commit>]  stories that changes since the commit affect (default: the merge base with main)
  npm run visual -- --sample              the part inside npm test: every story once that changes since the last
                                          "--accept all" affect, and every eighth component of the others
  npm run visual -- --accept <story id | component | text | all>
  npm run visual -- --review              the report in the browser, with buttons that accept and reject; with the selection
                                          of a run that has just ended, that run, else it compares first

A text may be several between commas.

Each of them can be limited, also by several values:
  --brand <${brands.join(' | ')}>
  --breakpoint <${breakpointNames.join(' | ')}>
  --mode <${modes.join(' | ')}>

  --json <file>  also writes the results as JSON

The report is ${reportFolders.run}, with --sample ${reportFolders.sample}. Fingerprints are in ${baselineFolder}.
Built Storybooks are cached in ~/.cache/nordlys-visual (VISUAL_CACHE_DIR); the folder can be deleted.
Exit status 1: a changed, removed, new or broken story. Exit status 2: an error.`

export interface VisualOptions {
  help: boolean
  /** Selects stories by id, component or text. */
  pattern?: string
  /** The commit since which affected stories are selected; empty: the merge base with main. */
  changedSince?: string
  sample: boolean
  accept?: string
  /** Serves the report for review, until the process is interrupted. */
  review: boolean
  json?: string
  /** Absolute folder of the report. */
  output: string
  /** Whether the options select a brand, breakpoint and mode. */
  includes: (place: Omit<Shot, 'story'>) => boolean
  /** Brands, breakpoints and modes that were named. */
  limits: readonly string[]
}

/** Throws with a sentence for an unknown option or value. */
export function parseOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
      accept: { type: 'string' },
      review: { type: 'boolean', default: false },
      brand: { type: 'string', multiple: true, default: [] },
      breakpoint: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
    },
    allowPositionals: true,
  })
  if (positionals.length > (values.changed ? 1 : 0)) throw new Error(`unknown argument: ${positionals.at(-1)} (--help lists the options)`)
  const { help, only, sample, accept, review, brand, breakpoint, mode, json } = values
  const pattern = only ?? (accept === 'all' ? undefined : accept)
  const allowed = { brand: brands, breakpoint: breakpointNames, mode: modes }
  for (const [option, chosen] of Object.entries({ brand, breakpoint, mode })) {
    const names: readonly string[] = allowed[option as keyof typeof allowed] // the keys are the same
    for (const name of chosen) if (!names.includes(name)) throw new Error(`--${option} ${name}: use ${names.join(', ')}`)
  }
  const fits = (chosen: readonly string[], name: string) => chosen.length === 0 || chosen.includes(name)
  return {
    help,
    sample,
    review,
    output: resolve(projectRoot, sample ? reportFolders.sample : reportFolders.run),
    ...(pattern ? { pattern } : {}),
    ...(accept ? { accept } : {}),
    ...(json ? { json } : {}),
    ...(values.changed ? { changedSince: positionals[0] ?? '' } : {}),
    includes: (place) => fits(brand, place.brand) && fits(breakpoint, place.breakpoint) && fits(mode, place.mode),
    limits: [...brand, ...breakpoint, ...mode],
  }
}
