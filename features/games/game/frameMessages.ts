import { z } from 'zod/mini'

/** Navigation targets that a game frame may request. */
export const frameTargets = ['deposit', 'limits', 'history', 'exit'] as const

/**
 * Message from a game frame to its host page. Accept only messages whose `origin` is the origin of the frame's URL and whose
 * `source` is the frame's window. `balance`: a round was settled, balances may have changed. `round`: one has begun, or has been shown or
 * refused.
 */
export const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance') }),
  z.object({ type: z.literal('round'), running: z.boolean() }),
  z.object({ type: z.literal('navigate'), to: z.enum(frameTargets) }),
])
export type FrameMessage = z.output<typeof frameMessageSchema>

/**
 * Message from the host page to its frame. `pause`: a dialog of the page waits for an answer of the player. No further round may start, and the frame
 * takes no focus and offers no way on of its own, until `resume`: the answer has been given. `balance`: the total
 * balance that the page has read, in øre; one that the frame does not know of was changed elsewhere, by a deposit in another tab for example.
 */
export const hostMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('balance'), total: z.int() }),
])
export type HostMessage = z.output<typeof hostMessageSchema>
