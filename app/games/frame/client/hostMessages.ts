import { frameConfig } from './dom.ts'

/** The data of a message of the embedding page; null of another message. */
export function readHostMessage({ origin, source, data }: MessageEvent<unknown>): (Record<string, unknown> & { type: unknown }) | null {
  if (source !== parent || !frameConfig.allowedOrigins.includes(origin)) return null
  return typeof data === 'object' && data !== null && 'type' in data ? { ...data } : null
}
