import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}

/** Serves a built Storybook on a free loopback port. */
export async function serveStorybook({ folder }: { folder: string }): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
