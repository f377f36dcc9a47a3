import { type DestinationStream, destination } from 'pino'

/** Bytes of lines that wait until they can be written; further lines are lost. */
const maxWaitingBytes = 1024 * 1024

/**
 * Standard output as a log, of both servers. Lines that cannot be written (full disk, reader that reads nothing) are tried again with the next one.
 * Written one by one: the asynchronous output of pino writes what is left as the process exits, and repeats a write that fails for ever.
 */
export function openLogOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: true, maxLength: maxWaitingBytes, retryEAGAIN: () => false })
  output.on('error', () => undefined) // nowhere to report it, and no reason to stop serving
  return output
}
