import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { htmlFolders, readSeed, seedFolder } from '../core/readSeed.ts'
import { type CmsContent, loadCmsContent } from './cmsContent.ts'

interface Options {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  seed?: string
  /** Folder of the built-in texts, one file per group. */
  texts?: string
}

const textsSchema = z.record(z.string(), z.string())

/**
 * Returns the current content, for development: the seed and the built-in texts are read again after a file has changed. An invalid
 * change is logged once, and the previous content stays. File times are compared at each call, because notifications are missing on some
 * shared file systems. Throws when the content is invalid at the first read.
 */
export function createContentReader({ log, seed = seedFolder(), texts = join(appRoot(), '../features/content/texts/da') }: Options) {
  const read = (): CmsContent => loadCmsContent(seed, readTexts(texts))
  const version = () => [seed, ...htmlFolders.map((name) => join(seed, name)), texts].map(versionOf).join()
  let loadedVersion = version()
  let content = read()
  return (): CmsContent => {
    const current = version()
    if (current === loadedVersion) return content
    loadedVersion = current
    try {
      content = read()
      log.info('content read again')
    } catch (err) {
      log.error({ err }, 'the changed content is invalid: the previous one stays')
    }
    return content
  }
}

function readTexts(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.json'.length), readSeed(folder, file, textsSchema)]))
}

/** Changes when a file of the folder is added, removed or written. */
function versionOf(folder: string): string {
  return readdirSync(folder)
    .map((file) => {
      const { mtimeMs, size } = statSync(join(folder, file))
      return `${file}:${mtimeMs}:${size}`
    })
    .join()
}
