import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createEventStream, maxUnreadBytes } from './eventStream.ts'

/** Everything that was written. One `read` returns all of it, or one write since Node 26. */
const readAll = (stream: Readable): string => {
  let text = ''
  for (let part = stream.read(); part !== null; part = stream.read()) text += part
  return text
}

describe('a stream of events', () => {
  it('writes events and beats as server-sent events', () => {
    const { stream, send, beat } = createEventStream()
    send('state', { number: 1 })
    beat()
    expect(readAll(stream)).toBe('event: state\ndata: {"number":1}\n\n: beat\n\n')
  })

  it('ends after its last event, and takes no other', () => {
    const { stream, send, end } = createEventStream()
    send('left', null)
    end()
    send('state', {})
    expect(readAll(stream)).toBe('event: left\ndata: null\n\n')
    expect(stream.errored).toBeNull()
  })

  it('is cut at the next beat when its last event was not read', () => {
    const { stream, send, beat, end } = createEventStream()
    send('left', null)
    end()
    expect(stream.destroyed).toBe(false)
    beat()
    expect(stream.destroyed).toBe(true)
  })

  const quarter = 'x'.repeat(maxUnreadBytes / 4)
  const sendThree = ({ send }: ReturnType<typeof createEventStream>) => {
    for (let sent = 0; sent < 3; sent += 1) send('state', quarter)
  }

  it('is cut when its reader leaves too much unread', () => {
    const events = createEventStream()
    sendThree(events)
    expect(events.stream.destroyed).toBe(false)
    sendThree(events)
    expect(events.stream.destroyed).toBe(true)
  })

  it('stays for a reader, however much is sent', async () => {
    const events = createEventStream()
    events.stream.resume()
    for (let times = 0; times < 5; times += 1) {
      sendThree(events)
      await new Promise(setImmediate)
    }
    expect(events.stream.destroyed).toBe(false)
  })
})
