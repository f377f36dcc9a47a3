import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsf } from 'storybook/internal/csf-tools'
import { projectRoot } from './git.ts'
import type { Story } from './shots.ts'
import type { StorybookBuild } from './storybookBuild.ts'

/** Every story in the working tree, read from its file as Storybook's indexer does, without a build. */
export async function listStories(root: string = projectRoot): Promise<Story[]> {
  const files = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`)
    .sort()
  const stories = await Promise.all(
    files.map(async (file): Promise<Story[]> => {
      const { indexInputs } = (await readCsf(join(root, file), { makeTitle: (title) => title ?? '' })).parse()
      return indexInputs.flatMap(({ __id: id, title, name, exportName, tags, type }) =>
        id && type === 'story' ? [{ id, title: title ?? '', name: name ?? exportName, importPath: `./${file}`, tags: tags ?? [] }] : [],
      )
    }),
  )
  return stories.flat()
}

/** The stories of a built Storybook. */
export function listBuiltStories({ folder }: StorybookBuild): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}
