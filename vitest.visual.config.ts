import { defineConfig } from 'vitest/config'

/** The visual gate itself, proved on mutations, and the built Storybook against the built site. */
export default defineConfig({
  test: {
    name: 'visual',
    environment: 'node',
    include: ['stories/visual/*.visual.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
