import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { pruneFolder } from './imageCache.ts'
import { createLru } from './lruCache.ts'

test('the LRU cache stays within its size and evicts the least recently used entry', () => {
  const lru = createLru(10)
  lru.set('a', Buffer.alloc(4))
  lru.set('b', Buffer.alloc(4))
  lru.get('a')
  lru.set('c', Buffer.alloc(4))
  expect(lru.get('b')).toBeUndefined()
  expect(lru.get('a')).toBeDefined()
  expect(lru.bytes).toBe(8)
  lru.set('a', Buffer.alloc(1))
  expect(lru.bytes).toBe(5)
})

test('the concurrency limit runs two tasks, queues in order, and rejects when the queue is full', async () => {
  const gate = createConcurrencyLimit(2, 1)
  const ends: (() => void)[] = []
  const started: number[] = []
  const task = (id: number) => () => {
    started.push(id)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const running = [gate(task(1)), gate(task(2)), gate(task(3))]
  await expect(gate(task(4))).rejects.toThrow('too many')
  expect(started).toEqual([1, 2])
  ends[0]?.()
  await running[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await Promise.all(running)
})

test('the folder is pruned to its size, oldest files first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const [index, name] of ['old', 'middle', 'new'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(100))
    utimesSync(join(folder, name), 1000 + index, 1000 + index)
  }
  await pruneFolder(folder, 250)
  expect(readdirSync(folder).sort()).toEqual(['middle', 'new'])
})
