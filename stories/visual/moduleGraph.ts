import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { BuildModule, StorySources } from './affectedStories.ts'
import { gitFiles, projectRoot } from './git.ts'
import type { StorybookBuild } from './storybookBuild.ts'

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/**
 * What style files import, directly and through other files: vanilla-extract runs them while building, so that the module graph contains
 * their styles but not the constants and functions that compute them.
 */
export function styleImports(root: string = projectRoot): BuildModule[] {
  const queue = gitFiles(root, ['design-system', 'features', 'stories']).filter((file) => file.endsWith('.css.ts'))
  const seen = new Set(queue)
  const imports: BuildModule[] = []
  for (const file of queue) {
    const path = join(root, file)
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      const resolved = ts.resolveModuleName(fileName, path, compilerOptions, ts.sys).resolvedModule?.resolvedFileName
      const imported = resolved && relative(root, resolved)
      if (!imported || imported.startsWith('..') || imported.includes('node_modules/')) continue
      imports.push({ id: imported, reasons: [{ moduleName: file }] })
      if (!seen.has(imported)) {
        seen.add(imported)
        queue.push(imported)
      }
    }
  }
  return imports
}

/** Imports and tokens of the sources of a complete build of the present working tree. */
export function storySources({ folder, root }: StorybookBuild): StorySources {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return { root, modules: [...read('preview-stats.json').modules, ...styleImports()], tokenUsage: read('token-usage.json') }
}
