import { mainId } from '@casino/features/shell/mainId'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusNewPage, restoreScroll } from './scroll.ts'

let container: HTMLElement
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<a href="/min-konto/overfoer" id="link">Sæt ind</a>
    <main id="${mainId}"><h1 id="heading">Sæt penge ind</h1><input id="amount"></main>`
})
afterEach(() => container.remove())

const focus = (id: string) => document.getElementById(id)?.focus()

it('moves the focus from the link that was followed to the heading', () => {
  focus('link')
  focusNewPage('', document.activeElement)
  expect(document.activeElement?.id).toBe('heading')
})

it('moves the focus to the field of the hash', () => {
  focusNewPage('#amount', document.body)
  expect(document.activeElement?.id).toBe('amount')
})

it('moves the focus to the heading where the link is gone', () => {
  focusNewPage('', document.createElement('a'))
  expect(document.activeElement?.id).toBe('heading')
})

it('leaves the focus with a visitor who has moved it', () => {
  focus('link')
  const focused = document.activeElement
  focus('amount')
  focusNewPage('', focused)
  expect(document.activeElement?.id).toBe('amount')
})

it.each(['#50%', '#%E0%A4%A'])('goes to the heading for a hash that cannot be decoded: %s', (hash) => {
  restoreScroll(hash, null)
  focusNewPage(hash, document.body)
  expect(document.activeElement?.id).toBe('heading')
})
