import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Storybook's frame around a story on a docs page. In the manager, in a tab and in a test a story has none. */
const isDocsFrame = (frame: Element | null): frame is HTMLIFrameElement => frame?.id.startsWith('iframe--') ?? false

/**
 * Stories on one docs page take turns: each plays in its own frame, and only one can have the focus. Resolves when it is the turn of
 * `frame`, with a function that ends it. Ending returns the reader’s focus and both scroll positions, unless the reader has scrolled since,
 * and starts the next story.
 */
export function takeTurn(frame: HTMLIFrameElement): Promise<() => void> {
  const page = frame.ownerDocument
  // Locks are shared by all tabs of an origin: the name is of this page only.
  const lockName = `stories of the page loaded at ${page.defaultView?.performance.timeOrigin}`
  return new Promise((start, fail) => {
    const turn = () =>
      new Promise<void>((end) => {
        const readerInFrame = page.activeElement === frame
        // none while the reader is in a frame
        const focused = page.querySelector<HTMLElement>(':focus')
        const returnScroll = keepScroll(frame)
        start(() => {
          if (page.activeElement === frame && !readerInFrame) {
            frame.blur()
            focused?.focus({ preventScroll: true })
          }
          returnScroll()
          end()
        })
      })
    navigator.locks.request(lockName, turn).catch(fail)
  })
}

/** What a reader scrolls a page with. */
const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** A function that scrolls a frame and its page back to where they are now: a focus moves both. The page stays where the reader moves it. */
function keepScroll(frame: HTMLIFrameElement): () => void {
  const page = frame.ownerDocument.defaultView
  const reader = new AbortController()
  for (const event of readerEvents) page?.addEventListener(event, () => reader.abort(), { signal: reader.signal, passive: true })
  const [left, top] = [page?.scrollX, page?.scrollY]
  const [leftInside, topInside] = [frame.contentWindow?.scrollX, frame.contentWindow?.scrollY]
  return () => {
    frame.contentWindow?.scrollTo({ left: leftInside, top: topInside, behavior: 'instant' })
    if (!reader.signal.aborted) page?.scrollTo({ left, top, behavior: 'instant' })
    reader.abort()
  }
}

/** Lets a story on a docs page wait for its turn, which lasts until it has played or failed. Other stories start at once. */
export async function playInTurn(): Promise<void> {
  if (!isDocsFrame(window.frameElement)) return
  addons.getChannel().once(STORY_FINISHED, await takeTurn(window.frameElement))
}
