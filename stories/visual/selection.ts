import { changedFiles, mergeBase } from '../../app/scripts/lib/changedFiles.mjs'
import { affectedStories } from './affectedStories.ts'
import { sampleFilter, shotsOf } from './batches.ts'
import { changedTokensSince, isTokenSource } from './changedTokens.ts'
import { projectRoot } from './git.ts'
import { storySources } from './moduleGraph.ts'
import type { VisualOptions } from './options.ts'
import { matchStories, type Shot, type Story } from './shots.ts'
import { ensureStorybook, findBuild, type StorybookBuild, sourceHash } from './storybookBuild.ts'
import { listBuiltStories, listStories } from './storyIndex.ts'
import { verifiedCommit } from './verified.ts'

export interface Selection {
  /** What is selected, for the report. */
  words: string
  shots: readonly Shot[]
  /** Every story, also those that are not selected. */
  stories: readonly Story[]
  /** A Storybook that contains the selected stories, built when it is needed. */
  build: () => StorybookBuild
}

/** Stories affected by what differs from a commit, with the sentence for the report. */
function changedStories(stories: readonly Story[], build: StorybookBuild, since: string): { words: string; chosen: readonly Story[] } {
  const files = changedFiles(projectRoot, since)
  const variables = files.some(isTokenSource) ? changedTokensSince(since) : []
  const tokens = variables.length > 0 ? `, with tokens ${variables.join(' ')}` : ''
  return {
    words: `changed since ${since.slice(0, 12)}${tokens}`,
    chosen: affectedStories(stories, { files, variables }, storySources(build)),
  }
}

/**
 * The selected shots. A text limits the build to the story files that it matches, unless a complete build is cached. Throws if the text
 * matches nothing.
 */
export async function selectShots({ only, accept, changedSince, sample, baselines, includes, limits }: VisualOptions): Promise<Selection> {
  const pattern = only ?? (accept === 'all' ? undefined : accept)
  const complete = findBuild(sourceHash()) ?? (pattern && changedSince === undefined ? undefined : ensureStorybook())
  const stories = complete ? listBuiltStories(complete) : await listStories()
  const words: string[] = []
  let chosen: readonly Story[] = stories
  if (complete && changedSince !== undefined) {
    const changed = changedStories(stories, complete, changedSince || mergeBase(projectRoot))
    chosen = changed.chosen
    words.push(changed.words)
  }
  if (pattern) {
    chosen = matchStories(chosen, pattern)
    words.push(`only ${pattern}`)
  }
  let inSample: (shot: Shot) => boolean = () => true
  if (sample) {
    const verified = verifiedCommit(projectRoot, baselines)
    const affected = complete && verified ? changedStories(stories, complete, verified) : undefined
    words.push(affected ? `sample of what ${affected.words}` : 'sample')
    inSample = sampleFilter(stories, affected?.chosen)
  }
  const shots = shotsOf(chosen).filter((shot) => inSample(shot) && includes(shot))
  const files = [...new Set(chosen.map(({ importPath }) => importPath.replace(/^\.\//, '')))]
  return {
    words: [...words, ...limits].join(', ') || 'every story',
    shots,
    stories,
    build: () => complete ?? ensureStorybook(files),
  }
}
