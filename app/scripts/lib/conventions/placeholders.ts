import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './sourceTree.ts'

const layers = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook']
/** `app/scripts` writes the placeholders. */
const skipped = /(?:^|\/)(?:node_modules|dist|generated|public|__baselines__)\/|^app\/scripts\//
const sources = /\.(?:tsx?|mjs|json|mdx?|css)$/

/** The lines of a file, from 1, that still hold a placeholder of a generator. */
export const placeholderLines = (text: string): number[] =>
  text.split('\n').flatMap((line, place) => (/\bTODO\b/.test(line) ? [place + 1] : []))

/** `path:line` of every placeholder in the repository. */
export const findPlaceholders = (): string[] =>
  layers
    .flatMap((layer) => readdirSync(join(repositoryRoot, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`))
    .filter((path) => sources.test(path) && !skipped.test(path))
    .flatMap((path) => placeholderLines(readFileSync(join(repositoryRoot, path), 'utf8')).map((line) => `${path}:${line}`))
