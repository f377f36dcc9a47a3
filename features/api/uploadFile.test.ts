import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from './uploadFile.ts'

afterEach(() => vi.unstubAllGlobals())

test('an upload has a longer time limit than the site server, and its end is a timeout', async () => {
  const request = { open: vi.fn(), setRequestHeader: vi.fn(), send: vi.fn(), upload: {}, timeout: 0, ontimeout: () => undefined }
  vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
    return request
  })
  const { signal } = new AbortController()
  const options = { fields: {}, idempotencyKey: 'key-12345', onProgress: vi.fn(), signal }
  const upload = uploadFile('documents.upload', new Blob(['x']), options).catch((cause: unknown) => cause)
  expect(request.timeout).toBeGreaterThan(60_000)
  request.ontimeout()
  expect(await upload).toMatchObject({ code: 'ERR_TIMEOUT' })
})
