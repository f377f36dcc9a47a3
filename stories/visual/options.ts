import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { baselineFolder } from './baselines.ts'
import { cacheFolder } from './cache.ts'
import { projectRoot } from './git.ts'
import { type Mode, modes, type Shot } from './shots.ts'

/** Folders of the reports, which open from a file and can be handed on or kept by CI as they are. */
export const reportFolders = { run: 'test-results/visual-report', sample: 'test-results/visual-report-sample' } as const

export const usage = `npm run visual: captures stories at every breakpoint in every brand and compares them with the accepted fingerprints.

  npm run visual                          every story
  npm run visual -- --only <text>         stories whose id, title or file contains the text
  npm run visual -- --changed [<commit>]  stories that changes since the commit affect (default: the merge base with main)
  npm run visual -- --sample              the part inside npm test: every story once that changes since the last
                                          "--accept all" affect, and every eighth component of the others
  npm run visual -- --accept <story id | component | text | all>

Each of them can be limited, also by several values:
  --brand <${brands.join(' | ')}>
  --breakpoint <${breakpointNames.join(' | ')}>
  --mode <${modes.join(' | ')}>

Other options:
  --output <folder>    of the report (default: ${reportFolders.run}, with --sample ${reportFolders.sample})
  --baselines <folder> of the fingerprints (default: ${baselineFolder})
  --workers <number>   pages at a time (default: processors, at most 4)
  --json <file>        also writes the results as JSON
  --help

Built Storybooks and rendered pictures are cached in ${cacheFolder()} (VISUAL_CACHE_DIR); the folder can be deleted.
Exit status 1: a changed, removed, new or broken story. Exit status 2: an error.`

export interface VisualOptions {
  help: boolean
  only?: string
  /** The commit since which affected stories are selected; empty: the merge base with main. */
  changedSince?: string
  sample: boolean
  accept?: string
  /** Absolute folder of the report. */
  output: string
  /** Folder of the indexes, relative to the repository. */
  baselines: string
  workers?: number
  json?: string
  /** Whether the options select a brand, breakpoint and mode. */
  includes: (place: Omit<Shot, 'story'>) => boolean
  /** Brands, breakpoints and modes that were named. */
  limits: readonly string[]
}

function oneOf<T extends string>(option: string, allowed: readonly T[], values: readonly string[] = []): T[] {
  return values.map((value) => {
    const found = allowed.find((one) => one === value)
    if (!found) throw new Error(`--${option} ${value}: use ${allowed.join(', ')}`)
    return found
  })
}

/** Number of pages at a time. Without a page nothing would be compared, and nothing would differ. */
function atLeastOne(workers: string): number {
  if (!/^[1-9]\d*$/.test(workers)) throw new Error(`--workers ${workers}: use 1 or more`)
  return Number(workers)
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
      brand: { type: 'string', multiple: true },
      breakpoint: { type: 'string', multiple: true },
      mode: { type: 'string', multiple: true },
      baselines: { type: 'string', default: baselineFolder },
      output: { type: 'string' },
      workers: { type: 'string' },
      json: { type: 'string' },
    },
    allowPositionals: true,
  })
  if (positionals.length > (values.changed ? 1 : 0)) throw new Error(`unknown argument: ${positionals.at(-1)} (--help lists the options)`)
  const limits = {
    brand: oneOf<Brand>('brand', brands, values.brand),
    breakpoint: oneOf<Breakpoint>('breakpoint', breakpointNames, values.breakpoint),
    mode: oneOf<Mode>('mode', modes, values.mode),
  }
  const fits = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)
  const { help, only, sample, accept, baselines, json } = values
  return {
    help,
    sample,
    baselines,
    output: resolve(projectRoot, values.output ?? (sample ? reportFolders.sample : reportFolders.run)),
    ...(only ? { only } : {}),
    ...(accept ? { accept } : {}),
    ...(json ? { json } : {}),
    ...(values.changed ? { changedSince: positionals[0] ?? '' } : {}),
    ...(values.workers !== undefined ? { workers: atLeastOne(values.workers) } : {}),
    includes: ({ brand, breakpoint, mode }) => fits(limits.brand, brand) && fits(limits.breakpoint, breakpoint) && fits(limits.mode, mode),
    limits: Object.values(limits).flat(),
  }
}
