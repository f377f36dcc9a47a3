import { expect, it } from 'vitest'
import { loginPathWithFragment } from './keptFragment.ts'

it.each([
  ['redirect=%2Fmin-konto%2Fkampagne%3Fkode%3DOVENI', '#vilkaar', '/log-ind?redirect=%2Fmin-konto%2Fkampagne%3Fkode%3DOVENI%23vilkaar'],
  ['reason=expired&redirect=%2Fmin-konto%2Fprofil', '#50%', '/log-ind?reason=expired&redirect=%2Fmin-konto%2Fprofil%2350%25'],
])('moves the fragment into the address to return to: %s %s', (search, hash, path) => {
  expect(loginPathWithFragment(search, hash)).toBe(path)
})

it.each([
  ['redirect=%2Fmin-konto%2Fprofil', ''],
  ['redirect=%2Fmin-konto%2Fprofil', '#'],
  ['', '#vilkaar'],
  ['redirect=%2F%2Fevil.example', '#vilkaar'],
  ['redirect=%2Fmin-konto%2Fprofil%23a', '#b'],
  ['redirect=%2Fmin-konto%2Fprofil', '#fortsaet'],
  ['redirect=%2Fmin-konto%2Fprofil', `#${'x'.repeat(1200)}`],
])('leaves the address as it is: %s %s', (search, hash) => {
  expect(loginPathWithFragment(search, hash)).toBeNull()
})
