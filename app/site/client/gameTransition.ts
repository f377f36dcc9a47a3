import { gameIdOfPath } from '@casino/features/games/paths'
import './gameTransition.css.ts'

/** Name of the element that the two pages share, in the style sheet too. */
const sharedName = 'game'
/** Attribute of the frame on a game page; its value is the game's id. */
const frameOf = (gameId: string) => document.querySelector<HTMLElement>(`[data-game="${CSS.escape(gameId)}"]`)

/** The image of the first tile in the viewport that leads to the game. */
function tileImageOf(gameId: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main article a')) {
    if (gameIdOfPath(link.pathname) !== gameId) continue
    const image = link.closest('article')?.querySelector('img')
    if (!image) continue
    const { top, bottom, left, right } = image.getBoundingClientRect()
    if (bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth) return image
  }
  return null
}

function nameShared(element: HTMLElement | null): void {
  if (element) element.style.viewTransitionName = sharedName
}

/**
 * Shows the next page. Between a tile of a game and the page of that game, both ways, the image grows into the frame, by a view transition
 * of the browser; without one, or with `prefers-reduced-motion`, the page is shown as any other.
 * @param show called once with a callback for the moment in which the page is in the document and not painted; resolves when it is painted
 */
export async function withGameTransition(from: string, to: string, show: (committed: () => void) => Promise<void>): Promise<void> {
  const [left, entered] = [gameIdOfPath(from), gameIdOfPath(to)]
  const gameId = entered ?? left
  const shared = gameId === null || (left !== null && entered !== null) ? null : entered === null ? frameOf(gameId) : tileImageOf(gameId)
  // a browser without view transitions
  const isPossible = typeof document.startViewTransition === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!shared || gameId === null || !isPossible) return show(() => undefined)
  nameShared(shared)
  let counterpart: HTMLElement | null = null
  let shown: Promise<void> | undefined
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((commit) => {
        shared.style.viewTransitionName = '' // the browser has captured the image
        // a page that a newer one supersedes is never committed
        shown = show(() => {
          counterpart = entered === null ? tileImageOf(gameId) : frameOf(gameId)
          nameShared(counterpart)
          commit()
        }).finally(commit)
      }),
  )
  transition.ready.catch(() => undefined) // skipped: the page is shown without it
  await transition.updateCallbackDone
  void transition.finished.finally(() => {
    if (counterpart) counterpart.style.viewTransitionName = ''
  })
  await shown
}
