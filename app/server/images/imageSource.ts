const maxBytes = 1_000_000
const timeoutMs = 5000

/**
 * Fetches a source SVG from the back end. The path comes from the allow-list; redirects are refused. Throws when the response is too
 * large (1 MB) or no SVG.
 */
export async function fetchImageSource(baseUrl: string, path: string, fetchFn: typeof fetch = fetch): Promise<Buffer> {
  const response = await fetchFn(baseUrl + path, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/svg+xml') || !response.body) {
    await response.body?.cancel()
    throw new Error(`${path}: status ${response.status}, ${type}`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > maxBytes) throw new Error(`${path}: more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
