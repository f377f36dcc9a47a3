import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { changedFiles, mergeBase } from '../../app/scripts/lib/git.mjs'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'
import { affectedStories, storySources } from './affectedStories.ts'
import { baselineFolder, completeFile } from './baselines.ts'
import { changedTokensSince, isTokenSource } from './changedTokens.ts'
import { acceptedCommit } from './expectedPictures.ts'
import type { VisualOptions } from './options.ts'
import { breakpointsOf, componentIdOf, matchStories, modesOf, type Shot, type Story, shotKey, shotsOf } from './shots.ts'

interface Selection {
  /** What is selected, for the report. */
  words: string
  shots: readonly Shot[]
}

/** Of the components that nothing has changed since everything was accepted, one in so many is in the sample. */
const unchangedShare = 8

/**
 * The sample for `npm test`: every affected story once, and once more in one of its other modes, and of the rest every eighth component. A
 * component is captured in one brand, because opening its page costs more than a screenshot.
 */
export function sampleOf(stories: readonly Story[], affected: readonly Story[] = stories): Shot[] {
  const byteOf = (text: string) => createHash('sha256').update(text).digest()[0] ?? 0
  const pick = <T>(list: readonly T[], number: number): T[] => list.slice(number % list.length, (number % list.length) + 1)
  return stories.flatMap((story) => {
    const [component, turn] = [byteOf(componentIdOf(story.id)), byteOf(story.id)]
    if (!affected.includes(story) && component % unchangedShare > 0) return []
    const [normal, ...others] = modesOf(story).map((mode) => [mode])
    return [...(normal ?? []), ...pick(others, turn).flat()].flatMap((mode) =>
      pick(brands, component).flatMap((brand) => pick(breakpointsOf(mode), turn).map((breakpoint) => ({ story, brand, breakpoint, mode }))),
    )
  })
}

/** The commit of the last `--accept all`; undefined in a clone that does not contain it. */
function completeCommit(): string | undefined {
  try {
    return acceptedCommit(projectRoot, join(baselineFolder, completeFile))
  } catch {
    return undefined
  }
}

/** The shots that the options select of the stories of a built Storybook. */
export function selectShots(
  { pattern, changedSince, sample, includes, limits }: VisualOptions,
  stories: readonly Story[],
  storybook: string,
): Selection {
  const words: string[] = []
  const affectedSince = (commit: string): Story[] => {
    const files = changedFiles(projectRoot, commit)
    const variables = files.some(isTokenSource) ? changedTokensSince(commit) : []
    const tokens = variables.length > 0 ? `, with tokens ${variables.join(' ')}` : ''
    words.push(`changed since ${commit.slice(0, 12)}${tokens}`)
    return affectedStories(stories, { files, variables }, storySources(storybook))
  }
  let chosen = stories
  if (changedSince !== undefined) chosen = affectedSince(changedSince || mergeBase(projectRoot))
  if (pattern) {
    chosen = matchStories(chosen, pattern)
    words.push(`only ${pattern}`)
  }
  let shots = shotsOf(chosen).filter(includes)
  if (sample) {
    words.push('sample')
    const complete = completeCommit()
    const inSample = new Set(sampleOf(stories, complete ? affectedSince(complete) : stories).map(shotKey))
    shots = shots.filter((shot) => inSample.has(shotKey(shot)))
  }
  return { words: [...words, ...limits].join(', ') || 'every story', shots }
}
