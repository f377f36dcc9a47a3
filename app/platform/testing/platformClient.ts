import type { ErrorCode } from '@casino/features/api/errors'

/** Response of the platform. */
export interface TestResponse {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  /** `data` of a success; throws when the call failed. */
  data<T = Record<string, unknown>>(): T
  code: ErrorCode | null
  /** The parsed body, including the envelope. */
  json<T = Record<string, unknown>>(): T
}

interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  form?: Readonly<Record<string, string>>
  key?: string
}

/** HTTP client of the platform's calls and test controls. */
export interface PlatformClient {
  request(path: string, request?: TestRequest): Promise<TestResponse>
  get(path: string): Promise<TestResponse>
  post(path: string, body?: unknown, key?: string): Promise<TestResponse>
  put(path: string, body: unknown): Promise<TestResponse>
  form(path: string, form: Readonly<Record<string, string>>): Promise<TestResponse>
  /** Restores the seed and the clock. */
  reset(): Promise<void>
  ledger(): Promise<{ balanced: boolean; postings: number; accounts: readonly { id: string; balance: number }[] }>
}

/** Client of a platform in another process. */
export const connectPlatform = (origin: string): PlatformClient =>
  createTestClient(async ({ method, path, headers, payload }) => {
    const response = await fetch(origin + path, { method, headers, redirect: 'manual', ...(payload !== undefined && { body: payload }) })
    return toTestResponse(response.status, Object.fromEntries(response.headers), await response.text())
  })

interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  payload: string | undefined
}

/** Client that sends its requests with `send`. */
export function createTestClient(send: (sent: TransportRequest) => Promise<TestResponse>): PlatformClient {
  const request = (path: string, { method = 'GET', body, form, key }: TestRequest = {}): Promise<TestResponse> => {
    const payload = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return send({
      method,
      path,
      headers: { ...(payload !== undefined && { 'content-type': type }), ...(key && { 'idempotency-key': key }) },
      payload,
    })
  }
  return {
    request,
    get: (path) => request(path),
    post: (path, body = {}, key) => request(path, { method: 'POST', body, ...(key && { key }) }),
    put: (path, body) => request(path, { method: 'PUT', body }),
    form: (path, form) => request(path, { method: 'POST', form }),
    reset: async () => {
      const { status, text } = await request('/_test/reset', { method: 'POST', body: {} })
      if (status !== 200) throw new Error(`the reset failed: ${status} ${text}`)
    },
    ledger: async () => (await request('/_test/ledger')).json(),
  }
}

/** Response with its body read as the platform writes it. */
export function toTestResponse(status: number, headers: Record<string, unknown>, text: string): TestResponse {
  const parse = () => JSON.parse(text)
  const isJson = String(headers['content-type']).includes('json')
  return {
    status,
    headers,
    text,
    code: isJson ? (parse().code ?? null) : null,
    json: parse,
    data: () => {
      if (parse().result !== 1) throw new Error(`the call failed: ${status} ${text}`)
      return parse().data
    },
  }
}
