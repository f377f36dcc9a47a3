import type { AcceptedCommit, BaselineHistory } from './baselineHistory.ts'
import { indexLine } from './baselines.ts'
import type { PictureCache } from './cache.ts'
import type { FingerprintedCapture } from './captureShots.ts'
import { type Shot, shotKey } from './shots.ts'

/** A shot whose accepted picture is needed. */
export interface ExpectedRequest {
  shot: Shot
  /** The accepted fingerprint. */
  baseline: string
  /** Fingerprint of the actual image. */
  fingerprint: string
}

/** The picture of the accepted commit, `verified` with the accepted fingerprint. Or a sentence that says why there is none. */
export type ExpectedScreenshot = { type: 'picture'; png: Buffer; verified: boolean } | { type: 'unavailable'; reason: string }

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
  history: BaselineHistory
  pictures: PictureCache
  renderCommit: RenderCommit
}

/** With more unverified pictures, or more commits that wrote their lines, this machine renders otherwise: the last commit's pictures stand. */
const [maxUnverified, maxCommits] = [500, 3]

/**
 * Accepted pictures, rendered on this machine from the commit that accepted them, unless a picture with the fingerprint is cached. The last
 * commit that accepted anything is tried first: one build renders nearly all. Where its fingerprint is another, code was changed before it
 * without being accepted, or this machine renders otherwise, and the commit that wrote the line is rendered.
 */
export class ExpectedScreenshots {
  readonly #history: BaselineHistory
  readonly #pictures: PictureCache
  readonly #renderCommit: RenderCommit

  constructor({ history, pictures, renderCommit }: ExpectedScreenshotsOptions) {
    this.#history = history
    this.#pictures = pictures
    this.#renderCommit = renderCommit
  }

  async find<Request extends ExpectedRequest>(requests: readonly Request[], onFound: OnExpected<Request>): Promise<void> {
    const uncached: Request[] = []
    for (const request of requests) {
      const png = this.#pictures.get(request.baseline)
      if (png) await onFound(request, { type: 'picture', png, verified: true })
      else uncached.push(request)
    }
    const latest = this.#history.latest()
    const [tried, rest] =
      latest.type === 'commit'
        ? partition(uncached, ({ shot, baseline }) => this.#history.contains(latest.commit, indexLine(shotKey(shot), baseline)))
        : [[], uncached]
    const unverified = new Map<Request, ExpectedScreenshot>()
    if (latest.type === 'commit') {
      const isTrusted = tried.length > maxUnverified && !this.#history.isShallowBoundary(latest.commit)
      await this.#render(latest.commit, tried, onFound, isTrusted ? onFound : (request, found) => unverified.set(request, found))
    }
    await this.#renderByLine([...unverified.keys(), ...rest], latest, unverified, onFound)
    this.#pictures.evict()
  }

  /** Renders each request from the commit that wrote its line, unless that is the commit which was rendered already. */
  async #renderByLine<Request extends ExpectedRequest>(
    requests: readonly Request[],
    latest: AcceptedCommit,
    unverified: ReadonlyMap<Request, ExpectedScreenshot>,
    onFound: OnExpected<Request>,
  ): Promise<void> {
    const byCommit = new Map<string, Request[]>()
    for (const request of requests) {
      const accepted = this.#history.commitOf(indexLine(shotKey(request.shot), request.baseline))
      const found = unverified.get(request)
      if (accepted.type === 'missing') await onFound(request, { type: 'unavailable', reason: accepted.reason })
      else if (found && latest.type === 'commit' && accepted.commit === latest.commit) await onFound(request, found)
      else byCommit.set(accepted.commit, [...(byCommit.get(accepted.commit) ?? []), request])
    }
    const rendersOtherwise = byCommit.size > maxCommits
    for (const [commit, group] of byCommit) {
      const others: Request[] = []
      for (const request of group) {
        const found = rendersOtherwise && unverified.get(request)
        if (found) await onFound(request, found)
        else others.push(request)
      }
      await this.#render(commit, others, onFound, onFound)
    }
  }

  /** Renders requests from a commit: accepted pictures are cached and handed to `onFound`, anything else to `onUnverified`. */
  async #render<Request extends ExpectedRequest>(
    commit: string,
    requests: readonly Request[],
    onFound: OnExpected<Request>,
    onUnverified: (request: Request, found: ExpectedScreenshot) => unknown,
  ): Promise<void> {
    const open = new Map(requests.map((request) => [shotKey(request.shot), request]))
    const name = `commit ${commit.slice(0, 12)}`
    const isExpected = (captured: FingerprintedCapture): boolean => {
      const request = open.get(shotKey(captured))
      return !request || captured.fingerprint === request.baseline || captured.fingerprint === request.fingerprint
    }
    const take = async (captured: FingerprintedCapture): Promise<void> => {
      const request = open.get(shotKey(captured))
      if (!request) return
      open.delete(shotKey(captured))
      const { png, note, fingerprint } = captured
      if (!png) {
        const reason = `${name} does not render it: ${note ?? captured.skip ?? 'no picture'}`
        await onUnverified(request, { type: 'unavailable', reason })
      } else if (fingerprint === request.baseline) {
        this.#pictures.put(request.baseline, png)
        await onFound(request, { type: 'picture', png, verified: true })
      } else await onUnverified(request, { type: 'picture', png, verified: false })
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
      for (const request of open.values()) await onUnverified(request, { type: 'unavailable', reason })
    }
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
