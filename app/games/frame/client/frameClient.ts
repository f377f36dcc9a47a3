import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'

/** What a refusal says besides its code. */
export interface RefusalData {
  waitMs?: number
  /** The frame itself is unknown or expired, which says nothing about the login. */
  frameClosed?: boolean
  /** With ERR_PLAY_LIMIT. */
  playLimit?: PlayLimitRefusal
  /** With ERR_MAX_BET: the greatest stake of the active bonus, øre. */
  maxBet?: number
  /** Commitment to the randomness of the next round; missing where no round was asked for. */
  nextCommitment?: string
}

/** The server rejected the request with an error code. */
export class FrameCallError extends Error {
  constructor(
    readonly code: string,
    readonly data: RefusalData = {},
  ) {
    super(code)
  }
}

/** No readable response (network error, timeout, 5xx): it is unknown whether the round was played. */
export class FrameNetworkError extends Error {}

const timeoutMs = 15_000

interface ResponseEnvelope {
  result: number
  data?: RefusalData
  code?: string
}

/** Posts JSON to the platform. Throws `FrameCallError`, or `FrameNetworkError` after which a retry with the same round id is safe. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  const answer = response ? ((await response.json().catch(() => null)) as ResponseEnvelope | null) : null // the envelope of every platform response
  if (!response || !answer || response.status >= 500) throw new FrameNetworkError(path)
  if (answer.result !== 1) throw new FrameCallError(answer.code ?? 'ERR_INTERNAL', answer.data)
  return answer.data as T // the platform responds with this type
}

/** A version 4 UUID. `crypto.randomUUID` is available in secure contexts only. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
