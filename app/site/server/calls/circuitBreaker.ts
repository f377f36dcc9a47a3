import { CircuitState, ConsecutiveBreaker, circuitBreaker, ExponentialBackoff, halfJitterGenerator, handleWhen } from 'cockatiel'
import { within } from '../within.ts'
import type { SendCall } from './backendClient.ts'
import { CallFailure } from './callFailure.ts'

/** Calls in a row without an answer that open the circuit. */
const failureThreshold = 5
/** Delays between two probes of an open circuit in ms: doubled each time, with jitter. */
const probeDelays = { initialDelay: 500, maxDelay: 10_000, generator: halfJitterGenerator }
/** How long a call waits for a probe that is under way, in ms. */
const probePatienceMs = 200

interface Options {
  /** A cheap read of the back end, the only call that an open circuit sends: no player's call is at stake. */
  probe: () => Promise<unknown>
  onOpen?: (error: unknown) => void
  onClose?: () => void
}

/**
 * Transport through a circuit breaker. After five calls in a row without an answer, further calls fail with ERR_UPSTREAM without being
 * sent, until a probe is answered; refusals are answers. No call is sent twice.
 */
export function createCircuitBreaker(send: SendCall, { probe, onOpen, onClose }: Options): SendCall {
  const breaker = circuitBreaker(handleWhen(isUnreachable), {
    halfOpenAfter: new ExponentialBackoff(probeDelays),
    breaker: new ConsecutiveBreaker(failureThreshold),
  })
  let reported = false
  breaker.onBreak((reason) => {
    if (!reported) onOpen?.('error' in reason ? reason.error : undefined)
    reported = true
  })
  breaker.onReset(() => {
    onClose?.()
    reported = false
  })
  const isClosed = () => breaker.state === CircuitState.Closed
  let probing: Promise<unknown> = Promise.resolve()

  return async (def, input, options) => {
    if (!isClosed()) {
      // rejects until the delay has passed; what it finds is the state of the breaker
      if (breaker.state === CircuitState.Open) probing = breaker.execute(probe).catch(() => undefined)
      await within(probePatienceMs, probing, undefined)
      if (!isClosed()) throw new CallFailure('ERR_UPSTREAM', { reason: 'not sent: the back end does not answer' })
    }
    const outcome = await breaker.execute(() => send(def, input, options).then((data) => ({ data }), toOutcome))
    if ('error' in outcome) throw outcome.error
    return outcome.data
  }
}

const isUnreachable = (error: unknown): boolean => error instanceof CallFailure && error.details.unreachable === true

/** A refusal counts as an answer. Throws when there was none. */
function toOutcome(error: unknown): { error: unknown } {
  if (isUnreachable(error)) throw error
  return { error }
}
