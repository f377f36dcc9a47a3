/** A response with a longer body than its reader takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * Reads the body of a response. Its bytes are counted decompressed and as they arrive, because a short or endless response may become
 * larger than the memory. Throws a `BodyTooLargeError` beyond `maxBytes` and cancels the rest; throws what the connection throws.
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`) // leaving the loop cancels the stream
    parts.push(part)
  }
  return Buffer.concat(parts)
}
