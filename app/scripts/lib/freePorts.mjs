import { createServer } from 'node:net'

/**
 * Finds free loopback ports; all are kept bound until every one is known, so that they differ.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** @returns {Promise<import('node:net').Server>} */
function listenAnywhere() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
