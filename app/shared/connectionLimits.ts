/** Fastify options of both servers, which browsers reach: how long a client keeps a connection without getting on, in ms. */
export const connectionLimits = {
  /** Of sending a request with its body: ten megabytes of a picture at 1.4 Mbit/s. */
  requestTimeout: 60_000,
  /** Without a byte in either direction: a client that reads nothing holds megabytes of responses. Longer than any call, and than the pauses of a stream. */
  connectionTimeout: 120_000,
} as const
