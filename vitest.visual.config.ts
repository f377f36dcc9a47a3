import { defineConfig } from 'vitest/config'

/** Tests of the visual regression itself, with mutated styles, and of the built Storybook against the built site. */
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
