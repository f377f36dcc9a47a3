import { fn } from 'storybook/test' // red: storybook-stays-in-stories

export const spy = fn
