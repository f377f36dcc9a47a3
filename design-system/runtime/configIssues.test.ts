import { expect, it } from 'vitest'
import { IssueList, joinPath } from './configIssues.ts'

it('joins a path of keys, without characters that could forge a log line', () => {
  expect(joinPath('', 'login')).toBe('login')
  expect(joinPath('login.screens', 'md-2_x')).toBe('login.screens.md-2_x')
  expect(joinPath('login', 'a\n<b>.c')).toBe('login.a??b??c')
  expect(joinPath('', 'x'.repeat(50))).toBe('x'.repeat(40))
})

it('keeps path, reason and detail of an issue', () => {
  const issues = new IssueList()
  issues.add('a', 'missing')
  issues.add('b', 'low_contrast', '2:1')
  expect(issues.all).toStrictEqual([
    { path: 'a', reason: 'missing' },
    { path: 'b', reason: 'low_contrast', detail: '2:1' },
  ])
})

it('keeps 200 issues and reports once that there were more', () => {
  const issues = new IssueList()
  for (let count = 0; count < 200; count += 1) issues.add('a', 'missing')
  expect(issues.all.every(({ reason }) => reason === 'missing')).toBe(true)
  for (let count = 0; count < 3; count += 1) issues.add('a', 'missing')
  expect(issues.all).toHaveLength(201)
  expect(issues.all.at(-1)).toEqual({ path: '', reason: 'too_many' })
})
