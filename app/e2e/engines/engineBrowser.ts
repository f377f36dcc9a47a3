import { setTimeout } from 'node:timers/promises'

/** A browser that a test drives as a player would, whatever engine it has. Elements are found by XPath; each call waits for its element. */
export interface EngineBrowser {
  /** Opens an address and waits until its page has loaded. */
  open(url: string): Promise<void>
  click(xpath: string, options?: InFrame): Promise<void>
  /** Replaces the text of a field by typing. */
  fill(xpath: string, text: string): Promise<void>
  /** Visible text of the page, or of its frame; empty while there is none. */
  text(options?: InFrame): Promise<string>
  url(): Promise<string>
  /** Value of an expression, evaluated in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Sets the size of the viewport, px. */
  resize(width: number, height: number): Promise<void>
  screenshot(path: string): Promise<void>
  /** Errors of pages and of the console so far, also those that React has recovered from. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

interface InFrame {
  /** In the page's first frame: a bank's page or a game. */
  inFrame?: boolean
}

/** Milliseconds that an element may take to appear. */
export const elementTimeoutMs = 20_000

/** The errors that React has recovered from while it hydrated the page (`app/site/client/start.tsx`). */
export const hydrationFaults = `performance.getEntriesByName('hydration-fault').map((entry) => 'hydration: ' + entry.detail)`

/** Whether a page takes input: React's root is hydrated, or the page of a bank or a game, which has no root, has run its script. */
export const isReady = `(() => {
  const app = document.querySelector('#app')
  const root = app && app[Object.keys(app).find((key) => key.startsWith('__reactContainer'))]
  return app === null ? document.readyState === 'complete' : root?.stateNode.current.memoizedState.isDehydrated === false
})()`

/** Repeats an action until it succeeds: a page may replace its elements at any moment, and a hydrating one may drop a key. `target`: for the error. */
export async function untilDone(target: string, action: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + elementTimeoutMs; ; await setTimeout(100))
    try {
      return await action()
    } catch (cause) {
      if (Date.now() > end) throw new Error(`not possible in ${elementTimeoutMs} ms: ${target}`, { cause })
    }
}

/** Throws unless a field shows the letters and digits of a text; it may write them in groups. */
export function expectTyped(shown: string, text: string): void {
  const content = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '')
  if (content(shown) !== content(text)) throw new Error(`the field shows other text than was typed: ${shown}`)
}
