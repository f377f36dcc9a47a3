/** Storybook's button *Run tests* looks for its configuration under this name. */
export { default } from './vitest.stories.config.ts'
