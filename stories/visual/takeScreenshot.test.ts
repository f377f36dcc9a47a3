import { describe, expect, it, vi } from 'vitest'
import { takeScreenshot } from './takeScreenshot.ts'

const refused = new Error('Protocol error (Page.captureScreenshot): Unable to capture screenshot')

describe('takeScreenshot', () => {
  it('asks again after a refusal of Chromium', async () => {
    const take = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('png')
    expect(await takeScreenshot(take)).toBe('png')
    expect(take).toHaveBeenCalledTimes(2)
  })

  it('gives up when Chromium refuses every time', async () => {
    const take = vi.fn<() => Promise<string>>().mockRejectedValue(refused)
    await expect(takeScreenshot(take)).rejects.toBe(refused)
    expect(take).toHaveBeenCalledTimes(4)
  })

  it('does not ask again after another error', async () => {
    const closed = new Error('Target page, context or browser has been closed')
    const take = vi.fn<() => Promise<string>>().mockRejectedValue(closed)
    await expect(takeScreenshot(take)).rejects.toBe(closed)
    expect(take).toHaveBeenCalledTimes(1)
  })
})
