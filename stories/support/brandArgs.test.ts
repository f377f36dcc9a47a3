import { expect, it } from 'vitest'
import { brandArgs } from './brandArgs.ts'
import { createPageContext } from './pageContext.ts'

const { name, supportEmail } = createPageContext('strand').site

it('a story is that of the brand of the toolbar', () => {
  const args = { siteName: 'Nordlys', supportEmail: 'hjaelp@nordlys.example', title: 'Indbetal' }
  expect(brandArgs('strand', args, args)).toEqual({ siteName: name, supportEmail })
  expect(brandArgs('strand', { title: 'Indbetal' }, {})).toEqual({})
})

it('what a control has changed is kept', () => {
  const args = { siteName: 'Nordlys', supportEmail: 'hjaelp@nordlys.example' }
  expect(brandArgs('strand', { ...args, supportEmail: 'spil@eksempel.dk' }, args)).toEqual({ siteName: name })
})
