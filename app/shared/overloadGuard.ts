import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Above one of these, requests are refused with status 503; 0: no limit. */
export interface OverloadLimits {
  eventLoopDelayMs: number
  heapBytes: number
  /** Of the process, with what is outside of the heap. */
  residentBytes: number
}

/** The heap's is below the limit at which V8 aborts the process. */
export const overloadLimits = (residentBytes: number): OverloadLimits => ({
  eventLoopDelayMs: 2000,
  heapBytes: getHeapStatistics().heap_size_limit * 0.8,
  residentBytes,
})

/** Refuses requests while the process is overloaded. It samples the event loop and the memory of the process, whether there is a limit or not. */
export async function registerOverloadGuard(app: FastifyInstance, limits: OverloadLimits): Promise<void> {
  if (!Object.values(limits).some((limit) => limit > 0)) return
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    maxRssBytes: limits.residentBytes,
    retryAfter: 2,
  })
}
