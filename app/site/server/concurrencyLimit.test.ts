import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrencyLimit.ts'

test('the concurrency limit runs two tasks, queues in order, and rejects when the queue is full', async () => {
  const gate = createConcurrencyLimit(2, 1)
  const ends: (() => void)[] = []
  const started: number[] = []
  const task = (id: number) => () => {
    started.push(id)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const running = [gate(task(1)), gate(task(2)), gate(task(3))]
  await expect(gate(task(4))).rejects.toMatchObject({ code: 'ERR_BUSY', status: 503 })
  expect(started).toEqual([1, 2])
  ends[0]?.()
  await running[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await Promise.all(running)
})
