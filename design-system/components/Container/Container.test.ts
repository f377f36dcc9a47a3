import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

it('is as wide as two forms and the gap between them', () => {
  const { constants } = JSON.parse(read('../../../tokens/generated/production.json')) as { constants: Record<string, string> } // written by the token build
  const px = (name: string) => Number.parseFloat(constants[name] ?? '')
  expect(read('Container.css.ts')).toContain(`const pair = '${2 * px('--size-form') + px('--space-10')}px'`)
})
