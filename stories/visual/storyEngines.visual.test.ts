import { setTimeout } from 'node:timers/promises'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import type { EngineBrowser } from '../../app/e2e/engines/engineBrowser.ts'
import { engines } from '../../app/e2e/engines/engines.ts'
import { ensureStorybook, listStories, serveStorybook } from './storybookBuild.ts'

/** With `STORY_ENGINES=all` every story is shown, else every 25th. */
const step = process.env.STORY_ENGINES === 'all' ? 1 : 25
const height = 900
const defaultScreen: Breakpoint = 'xl'
/** Milliseconds that a story may take to render, to play and to be checked on a busy machine. */
const storyTimeoutMs = 60_000

/** What a page of stories tells of the story that it shows. */
interface ShownStory {
  isOver: boolean
  /** Errors of its rendering and of its play function, and what axe reports. */
  faults: readonly string[]
  /** The screen that the story asks for. */
  screen?: Breakpoint
}

/** Collects what Storybook reports, in `shownStory` of the page. */
const recordStories = `(() => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel || window.shownStory) return Boolean(channel)
  window.shownStory = { faults: [] }
  // WebKit opens the menu of a select for a press that a script has sent, and its choice then replaces the script's
  document.addEventListener('mousedown', (event) => { if (!event.isTrusted && event.target.closest('select')) event.preventDefault() }, true)
  const violations = ({ type, result }) => (result?.violations ?? [{ id: type, nodes: [] }]).map(({ id, nodes }) => id + ' ' + (nodes[0]?.html ?? ''))
  channel.on('storyFinished', ({ storyId, reporters = [] }) => {
    if (storyId !== window.shownStory.id) return
    for (const report of reporters) if (report.status === 'failed') window.shownStory.faults.push(...violations(report))
    window.shownStory.isOver = true
  })
  channel.on('globalsUpdated', ({ storyGlobals }) => { window.shownStory.screen = storyGlobals?.viewport?.value })
  channel.on('playFunctionThrewException', (error) => window.shownStory.faults.push('play: ' + error?.message))
  for (const name of ['storyErrored', 'storyThrewException', 'storyMissing'])
    channel.on(name, (error) => {
      window.shownStory.faults.push(name + ': ' + (error?.message ?? error?.description ?? error))
      window.shownStory.isOver = true
    })
  return true
})()`

const showStory = (id: string, again: boolean): string => `(() => {
  const screen = ${again} ? window.shownStory.screen : undefined
  window.shownStory = Object.assign(window.shownStory, { id: '${id}', isOver: false, faults: [], screen })
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (${again}) channel.emit('forceRemount', { storyId: '${id}' })
  else channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })
})()`

/** Shows a story and waits until it has been played and checked. */
async function play(browser: EngineBrowser, id: string, again = false): Promise<ShownStory> {
  await browser.evaluate(showStory(id, again))
  for (const end = Date.now() + storyTimeoutMs; Date.now() < end; await setTimeout(25)) {
    const shown: ShownStory = JSON.parse(String(await browser.evaluate('JSON.stringify(window.shownStory)')))
    if (shown.isOver) return shown
  }
  return { isOver: false, faults: [`not over in ${storyTimeoutMs} ms`] }
}

/** The faults of each story, one after the other in one page. */
async function playAll(browser: EngineBrowser, url: string, ids: readonly string[]): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  let width: number = breakpoints[defaultScreen]
  await browser.resize(width, height)
  // the last story to begin with: the first must be a change of the story too
  await browser.open(`${url}iframe.html?id=${ids.at(-1)}&viewMode=story&globals=theme:strand`)
  await expect.poll(() => browser.evaluate(recordStories), { timeout: storyTimeoutMs }).toBe(true)
  for (const id of ids) {
    let shown = await play(browser, id)
    const wanted = breakpoints[shown.screen ?? defaultScreen]
    if (wanted !== width) {
      width = wanted
      await browser.resize(width, height)
      shown = await play(browser, id, true)
    }
    if (shown.faults.length > 0) found[id] = shown.faults
  }
  return found
}

describe.each(engines.filter(({ name }) => name !== 'chromium'))('stories in $name', ({ name, packages, launch }) => {
  it.skipIf(!launch)(`render, and pass their play functions and axe (Debian: ${packages})`, { timeout: 3_600_000 }, async () => {
    const { folder } = ensureStorybook()
    const ids = listStories(folder).flatMap(({ id }, place) => (place % step === 0 ? [id] : []))
    const served = await serveStorybook(folder)
    const browser = await launch?.()
    try {
      if (!browser) throw new Error(`${name} was not started`)
      expect(await playAll(browser, served.url, ids)).toEqual({})
    } finally {
      await browser?.close()
      await served.close()
    }
  })
})
