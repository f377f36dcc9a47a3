import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepDoubleClicks } from './doubleClicks.ts'

const pressed = vi.fn<(name: string) => void>()
let page: HTMLElement
/** Listens on the page of the tests once: a listener of the document has no end. */
keepDoubleClicks(document)

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  page.remove()
  pressed.mockReset()
})

/** Shows these elements in the place of all others; each reports its clicks by its text. */
function show(markup: string, onClick?: () => void): Element {
  page.innerHTML = markup
  for (const element of page.querySelectorAll('button, input, p, a'))
    element.addEventListener('click', (event) => {
      if (element.tagName === 'A') event.preventDefault() // the test's page stays
      pressed(element.textContent || element.tagName)
      onClick?.()
    })
  const first = page.firstElementChild
  if (!first) throw new Error('nothing is shown')
  return first
}
const shape = 'style="display:block;width:120px;height:40px"'

describe('a double click', () => {
  it.each([
    ['the button', `<button ${shape}>Betal</button>`],
    ['the checkbox', `<input type="checkbox" ${shape}>`],
    ['the link', `<a href="/" ${shape}>Forside</a>`],
  ])('does not reach %s that takes the place of the button', async (_, next) => {
    const button = show(`<button ${shape}>Videre</button>`, () => show(next))
    await userEvent.dblClick(button)
    expect(pressed.mock.calls).toEqual([['Videre']])
    expect(document.activeElement).toBe(document.body)
  })

  it('selects no word of the text that takes the place of the button', async () => {
    const button = show(`<button ${shape}>Videre</button>`, () => show(`<p ${shape}>Indbetaling</p>`))
    await userEvent.dblClick(button)
    expect(getSelection()?.toString()).toBe('')
  })

  it('reaches a button twice that stays', async () => {
    await userEvent.dblClick(show(`<button ${shape}><span>Mere</span></button>`))
    expect(pressed.mock.calls).toEqual([['Mere'], ['Mere']])
  })

  it('selects a word of a text', async () => {
    await userEvent.dblClick(show('<p>Indbetaling</p>'), { position: { x: 10, y: 8 } })
    expect(getSelection()?.toString()).toBe('Indbetaling')
  })
})

it('two clicks press both buttons', async () => {
  const button = show(`<button ${shape}>Videre</button>`, () => show(`<button ${shape}>Betal</button>`))
  await userEvent.click(button)
  await userEvent.click(page.firstElementChild as Element) // shown by the click
  expect(pressed.mock.calls).toEqual([['Videre'], ['Betal']])
})
