import { PassThrough } from 'node:stream'

/** Far more than a table sends while a connection recovers. A sleeping phone keeps its connection open without reading. */
export const maxUnreadBytes = 256 * 1024

/** A stream of server-sent events. One whose reader leaves more than `maxUnreadBytes` unread is cut; the reader connects again. */
export function createEventStream() {
  const stream = new PassThrough()
  const write = (text: string): void => {
    if (!stream.writable) return
    stream.write(text)
    if (stream.writableLength > maxUnreadBytes) stream.destroy()
  }
  return {
    stream,
    send: (event: string, data: unknown): void => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Sends a comment, which proxies count as traffic. Cuts an ended stream whose last events were not read. */
    beat: (): void => void (stream.writable ? write(': beat\n\n') : stream.destroy()),
    end: (): void => void stream.end(),
  }
}
