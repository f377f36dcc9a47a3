import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeTurn } from './docsFrame.ts'

/** A frame with a button, as a story on a docs page. */
function addFrame(id: string) {
  const frame = document.createElement('iframe')
  frame.id = id
  document.body.append(frame)
  const button = frame.contentDocument?.createElement('button')
  if (button) frame.contentDocument?.body.append(button)
  return { frame, focus: () => button?.focus() }
}

let reader: HTMLButtonElement
beforeEach(() => {
  reader = document.body.appendChild(document.createElement('button'))
  reader.focus()
})
afterEach(() => document.body.replaceChildren())

it('lets one story of a page play at a time', async () => {
  const first = addFrame('iframe--first')
  const second = addFrame('iframe--second')
  const endFirst = await takeTurn(first.frame)
  first.focus()
  const turns: string[] = []
  const secondTurn = takeTurn(second.frame).then((end) => {
    turns.push('second')
    return end
  })
  const { pending } = await navigator.locks.query()
  expect([pending?.length, turns]).toEqual([1, []])
  endFirst()
  const endSecond = await secondTurn
  expect(turns).toEqual(['second'])
  endSecond()
})

it('returns the focus to where the reader had it', async () => {
  const story = addFrame('iframe--story')
  const end = await takeTurn(story.frame)
  story.focus()
  expect(document.activeElement).toBe(story.frame)
  end()
  expect(document.activeElement).toBe(reader)
})

it('leaves the focus to a reader who is in the story', async () => {
  const story = addFrame('iframe--story')
  story.focus()
  const end = await takeTurn(story.frame)
  end()
  expect(document.activeElement).toBe(story.frame)
})

it('takes the focus off a story where the reader had none', async () => {
  const story = addFrame('iframe--story')
  reader.blur()
  const end = await takeTurn(story.frame)
  story.focus()
  end()
  expect(document.activeElement).toBe(document.body)
})

/** A page twice as tall as the window, with a story at its end that is twice as tall as its frame. */
function addTallStory() {
  const story = addFrame('iframe--story')
  document.body.prepend(Object.assign(document.createElement('div'), { style: 'block-size: 200vh' }))
  const inside = story.frame.contentWindow
  story.frame.contentDocument?.body.prepend(Object.assign(document.createElement('div'), { style: 'block-size: 200vh' }))
  scrollTo(0, 0)
  return { ...story, scrolled: () => [scrollY > 0, (inside?.scrollY ?? 0) > 0] }
}

it('returns the page and the story to where they were before it scrolled them', async () => {
  const { frame, focus, scrolled } = addTallStory()
  const end = await takeTurn(frame)
  focus()
  expect(scrolled()).toEqual([true, true])
  end()
  expect(scrolled()).toEqual([false, false])
})

it('leaves the page where the reader has scrolled it', async () => {
  const { frame, focus, scrolled } = addTallStory()
  const end = await takeTurn(frame)
  focus()
  window.dispatchEvent(new WheelEvent('wheel'))
  end()
  expect(scrolled()).toEqual([true, false])
})
