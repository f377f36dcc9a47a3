import { expect, test } from 'vitest'
import { loadingBarDelayMs, loadingBarGrowthMs } from './LoadingBar.css.ts'

test('appears after 200 ms and grows for 2 s', () => {
  expect([loadingBarDelayMs, loadingBarGrowthMs]).toEqual([200, 2000])
})
