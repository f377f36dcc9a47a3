import { parseSystemConfig, type SystemConfig } from '@casino/features/content/systemConfig'
import { z } from 'zod'
import { readSeed, seedFolder } from './readSeed.ts'

const file = 'system-config.json'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** System configuration. `value` must match `type`. */
const systemConfigSchema = z.array(
  z
    .strictObject({
      name: z.string().min(1),
      type: z.enum(['text', 'number', 'json']),
      value: z.string(),
      isPublic: z.boolean().default(true),
    })
    .refine(({ type, value }) => type !== 'json' || isJson(value), { message: 'the value is not JSON', path: ['value'] })
    .refine(({ type, value }) => type !== 'number' || Number.isFinite(Number(value)), {
      message: 'the value is not a number',
      path: ['value'],
    }),
)

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
