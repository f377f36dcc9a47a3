import { expect, it } from 'vitest'
import { initialLaunchState } from './launch.ts'

it('requires a login for money play only', () => {
  expect(initialLaunchState('money', false).type).toBe('needsLogin')
  expect(initialLaunchState('money', true).type).toBe('launching')
  expect(initialLaunchState('free', false).type).toBe('launching')
})
