import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/** Files share the loaded modules (`isolate: false`), so the library registers its own cleanup for the first file only. */
afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})
