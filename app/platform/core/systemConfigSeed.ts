import { parseSystemConfig, type SystemConfig } from '@casino/features/content/systemConfig'
import type { z } from 'zod'
import { systemConfigSchema } from '../cms/schemas.ts'
import { readSeed, seedFolder } from './readSeed.ts'

const file = 'system-config.json'

/** The system configuration of the seed. */
interface SystemConfigSeed {
  /** As published by `systemConfigByName`. */
  items: z.output<typeof systemConfigSchema>
  values: SystemConfig
}

/** Reads the system configuration. Throws an Error that names every invalid value: the platform never replaces its own by a default. */
export function readSystemConfigSeed(folder: string = seedFolder()): SystemConfigSeed {
  const items = readSeed(folder, file, systemConfigSchema)
  const { values, issues } = parseSystemConfig(Object.fromEntries(items.map(({ name, value }) => [name, value])))
  if (issues.length === 0) return { items, values }
  throw new Error(issues.map(({ name, reason }) => `seed/${file}: system configuration "${name}": ${reason}`).join('\n'))
}
