import { defineConfig } from 'vitest/config'

/** Tests of the visual regression itself, and of the built Storybook: its screens of the workbench, and its stories against the built site. */
export default defineConfig({
  test: {
    name: 'visual',
    environment: 'node',
    include: ['stories/**/*.visual.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
