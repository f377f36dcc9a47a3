import { usePageContext } from './PageContext.tsx'
import type { SystemConfig, SystemConfigKey } from './systemConfig.ts'

/**
 * Values of the system configuration: `const { minAge, ageRange } = useSystemConfig('minAge', 'ageRange')`. A page carries those that its
 * route's `config` and `sharedConfig` name; another one throws.
 */
export function useSystemConfig<K extends SystemConfigKey>(...keys: readonly K[]): Pick<SystemConfig, K> {
  const { system } = usePageContext()
  for (const key of keys) if (!(key in system)) throw new Error(`system configuration "${key}" is not in the route's config`)
  return system as Pick<SystemConfig, K> // just checked
}
