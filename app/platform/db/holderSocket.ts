import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/** Bytes of a socket's path on macOS, which takes the fewest; Node.js cuts off what is longer. */
const maxPathBytes = 103

/** A Unix socket in a folder that accepts connections as long as its process lives. */
interface HolderSocket {
  /** Name of its file in the folder. */
  name: string
  close(): void
}

/** Null where the folder cannot hold a socket: its path is too long, its file system has none, or the system is Windows. */
export async function openHolderSocket(folder: string): Promise<HolderSocket | null> {
  const name = `platform.${randomUUID().slice(0, 8)}.sock`
  const path = socketPath(folder, name)
  if (path === null) return null
  const server = createServer((connection) => connection.destroy())
  const listening = await new Promise<boolean>((resolve) => {
    server.on('error', () => resolve(false)) // for good: a connection that fails later is no error of the platform
    server.listen(path, () => resolve(true))
  })
  if (!listening) return null
  server.unref()
  return {
    name,
    close: () => {
      server.close()
      rmSync(path, { force: true })
    },
  }
}

/**
 * Whether the process that opened a socket lives, in this container or in another; null when it cannot be asked. The kernel refuses
 * the connection from the moment of its death, and accepts it for a process that is stopped or busy.
 */
export async function isSocketOpen(folder: string, name: string): Promise<boolean | null> {
  const path = socketPath(folder, name)
  if (path === null) return null
  return new Promise((resolve) => {
    const connection = connect(path, () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      // Any other error, such as a full queue or a missing right, comes from an existing socket.
      resolve(code === 'ENOENT' ? null : code !== 'ECONNREFUSED')
    })
  })
}

/** The path to a file in the folder, from the root or from the working directory; null when both are too long for a socket. */
const socketPath = (folder: string, name: string): string | null => {
  const path = join(folder, name)
  return [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= maxPathBytes) ?? null
}
