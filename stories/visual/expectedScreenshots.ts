import type { AcceptedCommit, BaselineHistory } from './baselineHistory.ts'
import { type Baseline, indexLine } from './baselines.ts'
import type { PictureCache } from './cache.ts'
import type { FingerprintedCapture } from './captureShots.ts'
import { type Shot, shotKey } from './shots.ts'

/** A shot whose accepted picture is needed. */
export interface ExpectedRequest {
  shot: Shot
  baseline: Baseline
  /** Fingerprint of the actual image. */
  fingerprint: string
}

/** The accepted picture of a shot; `note`: why it is not the accepted one to the pixel. Or a sentence that says why there is none. */
export type ExpectedScreenshot = { type: 'picture'; png: Buffer; note?: string } | { type: 'unavailable'; reason: string }

/** Receives the accepted picture of a request, once for each. */
export type OnExpected<Request> = (request: Request, expected: ExpectedScreenshot) => void | Promise<void>

/** Renders shots from a commit. Throws if its Storybook cannot be built. */
export type RenderCommit = (
  commit: string,
  shots: readonly Shot[],
  isExpected: (captured: FingerprintedCapture) => boolean,
  onCapture: (captured: FingerprintedCapture) => void | Promise<void>,
) => Promise<void>

interface ExpectedScreenshotsOptions {
  /** The renderer of this machine. */
  renderer: string
  history: BaselineHistory
  pictures: PictureCache
  renderCommit: RenderCommit
}

/** Note on a picture that is not the accepted one. */
const unverified = 'the accepted commit renders another picture than was accepted; accept pictures in the commit that changes them'

/**
 * Accepted pictures, rendered on this machine from the commit that accepted them, unless a picture with the fingerprint is cached. The last
 * commit that accepted anything is tried first: one build renders nearly all. Where its fingerprint is another, code was changed before it
 * without being accepted, and the commit that wrote the line is rendered. With another renderer no fingerprint can be verified.
 */
export class ExpectedScreenshots {
  readonly #renderer: string
  readonly #history: BaselineHistory
  readonly #pictures: PictureCache
  readonly #renderCommit: RenderCommit

  constructor({ renderer, history, pictures, renderCommit }: ExpectedScreenshotsOptions) {
    this.#renderer = renderer
    this.#history = history
    this.#pictures = pictures
    this.#renderCommit = renderCommit
  }

  async find<Request extends ExpectedRequest>(requests: readonly Request[], onFound: OnExpected<Request>): Promise<void> {
    const uncached: Request[] = []
    for (const request of requests) {
      const png = this.#pictures.get(this.#pictureName(request.baseline))
      if (png) await onFound(request, { type: 'picture', png })
      else uncached.push(request)
    }
    const latest = this.#history.latest()
    const [tried, rest] =
      latest.type === 'commit' ? partition(uncached, (request) => this.#canRender(latest.commit, request)) : [[], uncached]
    const failures = new Map<Request, ExpectedScreenshot>()
    if (latest.type === 'commit') await this.#render(latest.commit, tried, onFound, (request, failure) => failures.set(request, failure))
    await this.#renderByLine([...failures.keys(), ...rest], latest, failures, onFound)
    this.#pictures.evict()
  }

  #isForeign({ renderer }: Baseline): boolean {
    return renderer !== this.#renderer
  }

  /** The picture that another renderer shows for an accepted one has other pixels than its fingerprint says. */
  #pictureName(baseline: Baseline): string {
    return this.#isForeign(baseline) ? `${baseline.fingerprint}-${this.#renderer.split(' ').at(-1)}` : baseline.fingerprint
  }

  /** Where history is cut off, code may have changed without being accepted: only a fingerprint can tell. */
  #canRender(commit: string, { shot, baseline }: ExpectedRequest): boolean {
    if (this.#isForeign(baseline) && this.#history.isShallowBoundary(commit)) return false
    return this.#history.contains(commit, indexLine(shotKey(shot), baseline))
  }

  /** Renders each request from the commit that wrote its line, unless that is the commit which was rendered already. */
  async #renderByLine<Request extends ExpectedRequest>(
    requests: readonly Request[],
    latest: AcceptedCommit,
    failures: ReadonlyMap<Request, ExpectedScreenshot>,
    onFound: OnExpected<Request>,
  ): Promise<void> {
    const byCommit = new Map<string, Request[]>()
    for (const request of requests) {
      const accepted = this.#history.commitOf(indexLine(shotKey(request.shot), request.baseline))
      const failure = failures.get(request)
      if (accepted.type === 'missing') await onFound(request, { type: 'unavailable', reason: accepted.reason })
      else if (failure && latest.type === 'commit' && accepted.commit === latest.commit) await onFound(request, failure)
      else byCommit.set(accepted.commit, [...(byCommit.get(accepted.commit) ?? []), request])
    }
    for (const [commit, group] of byCommit) await this.#render(commit, group, onFound, onFound)
  }

  /** Renders requests from a commit: accepted pictures are cached and handed to `onFound`, anything else to `onFailure`. */
  async #render<Request extends ExpectedRequest>(
    commit: string,
    requests: readonly Request[],
    onFound: OnExpected<Request>,
    onFailure: (request: Request, failure: ExpectedScreenshot) => unknown,
  ): Promise<void> {
    const open = new Map(requests.map((request) => [shotKey(request.shot), request]))
    const name = `commit ${commit.slice(0, 12)}`
    const isExpected = (captured: FingerprintedCapture): boolean => {
      const request = open.get(shotKey(captured))
      if (!request) return true
      // with another renderer a difference is captured again, in a page of its own
      return captured.fingerprint === (this.#isForeign(request.baseline) ? request.fingerprint : request.baseline.fingerprint)
    }
    const take = async (captured: FingerprintedCapture): Promise<void> => {
      const request = open.get(shotKey(captured))
      if (!request) return
      open.delete(shotKey(captured))
      const { png, note, fingerprint } = captured
      if (!png) {
        await onFailure(request, { type: 'unavailable', reason: `${name} does not render it: ${note ?? captured.skip ?? 'no picture'}` })
      } else if (this.#isForeign(request.baseline) || fingerprint === request.baseline.fingerprint) {
        this.#pictures.put(this.#pictureName(request.baseline), png)
        await onFound(request, { type: 'picture', png })
      } else await onFailure(request, { type: 'picture', png, note: `${unverified} (${name})` })
    }
    if (requests.length === 0) return
    try {
      await this.#renderCommit(
        commit,
        requests.map(({ shot }) => shot),
        isExpected,
        take,
      )
    } catch (error) {
      const reason = `${name} cannot be rendered: ${error instanceof Error ? error.message : error}`
      for (const request of open.values()) await onFailure(request, { type: 'unavailable', reason })
    }
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
