import { execFileSync } from 'node:child_process'
import type { Story } from './batches.ts'
import { type BuildModule, moduleGraph, projectRoot } from './storybookBuild.ts'

/** Files that affect every story without being imported: generated tokens, static files, the preview and dependencies. */
const globalFiles = /^(?:tokens\/|\.storybook\/|stories\/(?:public|visual)\/|package-lock\.json$|design-system\/theme\/)/

/** Normalizes a module id: `./design-system/x.css.ts?vanilla…` and `/design-system/x.css.ts.vanilla.css` are the same file. */
const filePathOf = (id: string): string =>
  id
    .replace(/^\0|^virtual:/g, '')
    .replace(/\?.*$/, '')
    .replace(/\.vanilla\.\w+$/, '')
    .replace(projectRoot, '')
    .replace(/^(?:\.\/|\/)+/, '')

/** Stories affected by a change of these files, by the module graph of the built Storybook. */
export function affectedStories(stories: readonly Story[], files: readonly string[], modules: readonly BuildModule[]): Story[] {
  if (files.some((file) => globalFiles.test(file))) return [...stories]
  const importers = new Map<string, Set<string>>()
  for (const { id, reasons } of modules) {
    const known = importers.get(filePathOf(id)) ?? new Set()
    for (const { moduleName } of reasons) known.add(filePathOf(moduleName))
    importers.set(filePathOf(id), known)
  }
  const seen = new Set<string>(files)
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer) // includes items added while iterating
  return stories.filter(({ importPath }) => seen.has(filePathOf(importPath)))
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The merge base with the main branch, else `HEAD`. */
export function mergeBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      const fork = git('merge-base', 'HEAD', main)
      if (fork !== git('rev-parse', 'HEAD') || main === 'origin/main') return fork
    } catch {
      // the branch does not exist
    }
  return 'HEAD'
}

/** Files that differ from a commit, including untracked files. Throws if there is no such commit. */
export function changedFiles(since: string): string[] {
  try {
    git('rev-parse', '--verify', `${since}^{commit}`)
  } catch {
    throw new Error(`no such commit: ${since}`)
  }
  return [git('diff', '--name-only', '--no-renames', since), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)
}

export const storiesChangedSince = (stories: readonly Story[], since: string): Story[] =>
  affectedStories(stories, changedFiles(since), moduleGraph())
