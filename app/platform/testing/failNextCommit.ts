import { vi } from 'vitest'
import type { Platform } from '../core/platform.ts'

/** The next transaction does its work, and is rolled back instead of committed. */
export function failNextCommit(platform: Platform): void {
  const { transaction } = platform
  vi.spyOn(platform, 'transaction').mockImplementationOnce((work) =>
    transaction(async (context) => {
      await work(context)
      throw new Error('the commit failed')
    }),
  )
}
