import { finished, type Readable, Transform } from 'node:stream'
import { CallFailure } from '../calls/callFailure.ts'

/** The least that arrives of a body in each interval. */
export interface Pace {
  minBytes: number
  everyMs: number
}

/** Passes a body on, and fails with ERR_TIMEOUT in the first interval in which too little of it has arrived. */
export function requirePace(body: Readable, { minBytes, everyMs }: Pace): Readable {
  let received = 0
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(null, chunk)
    },
  })
  const timer = setInterval(() => {
    if (received < minBytes)
      passed.destroy(new CallFailure('ERR_TIMEOUT', { status: 408, reason: `${received} bytes of a file in ${everyMs} ms` }))
    received = 0
  }, everyMs)
  passed.on('error', () => undefined) // its reader has gone after a body above the limit
  passed.once('close', () => {
    clearInterval(timer)
    body.resume() // what is left is discarded; the connection may serve another request
  })
  finished(body, (error) => {
    if (error) passed.destroy(error)
  })
  return body.pipe(passed)
}
