import { createServer } from 'node:net'

/**
 * Resolves when servers can listen on these ports of a host, given by the names of their environment variables, and on all of them at once.
 * Rejects with a message that names the variable to set otherwise.
 * @param {Record<string, number>} ports
 * @param {string} host
 * @returns {Promise<void>}
 */
export async function assertPortsFree(ports, host) {
  const servers = []
  try {
    for (const [variable, port] of Object.entries(ports)) servers.push(await listen(variable, port, host))
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  }
}

function listen(variable, port, host) {
  return new Promise((resolve, reject) => {
    if (!(port >= 0 && port <= 65_535)) throw new Error(`${variable}: expected a whole number from 1 to 65535`)
    const server = createServer()
    server.once('error', ({ code, message }) => {
      if (code === 'EADDRINUSE')
        reject(new Error(`Port ${port} is in use: stop the program that uses it, or set ${variable} to another port.`))
      else reject(new Error(`${code === 'EACCES' ? variable : 'HOST'}: ${message}`)) // EACCES: a port below 1024
    })
    server.listen(port, host, () => resolve(server))
  })
}
