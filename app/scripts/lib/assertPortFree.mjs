import { createServer } from 'node:net'

/**
 * Resolves when a server can listen on this port. Rejects with a message that names the environment variable to set otherwise.
 * @param {{ variable: string, port: number, host: string }} options
 * @returns {Promise<void>}
 */
export function assertPortFree({ variable, port, host }) {
  return new Promise((resolve, reject) => {
    if (!(port >= 0 && port <= 65_535)) throw new Error(`${variable}: expected a whole number from 1 to 65535`)
    const server = createServer()
    server.once('error', (error) => {
      const inUse = error.code === 'EADDRINUSE'
      reject(
        new Error(
          inUse
            ? `Port ${port} is in use: stop the program that uses it, or set ${variable} to another port.`
            : `${variable}: ${error.message}`,
        ),
      )
    })
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
