import { expect, it } from 'vitest'
import { withAddressPolicy } from '../navigation/addressPolicy.ts'
import { gamesCalls } from './calls.ts'

it('a first letter that the filter cannot ask for is left out of a list of games, and the list stays', () => {
  const reasons: string[] = []
  const policy = { isAllowedHost: () => false, imageBases: [], onInvalid: (reason: string) => void reasons.push(reason) }
  const list = withAddressPolicy(policy, () => gamesCalls.list.response.parse({ games: [], total: 0, initials: ['A', 'É', 'Å'] }))
  expect(list.initials).toEqual(['A', 'Å'])
  expect(reasons).toHaveLength(1)
})
