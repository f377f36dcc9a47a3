import { z } from 'zod/mini'

/** Navigation targets that a game frame may request. */
export const frameTargets = ['deposit', 'limits', 'history', 'exit'] as const

/**
 * Message from a game frame to its host page. Accept only messages whose `origin` is the origin of the frame's URL and whose
 * `source` is the frame's window. `opened`: the game can be played. `balance`: a round was settled, balances may have changed. `round`: one
 * has begun, or has been shown or refused.
 */
export const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opened') }),
  z.object({ type: z.literal('balance') }),
  z.object({ type: z.literal('round'), running: z.boolean() }),
  z.object({ type: z.literal('navigate'), to: z.enum(frameTargets) }),
])
export type FrameMessage = z.output<typeof frameMessageSchema>

/**
 * Message from the host page to its frame. `pause`: a dialog of the page waits for the player; until `resume` the frame starts no round,
 * takes no focus and offers no way to continue. `balance`: the total balance that the page has read, in øre; a value that the frame does
 * not know was changed elsewhere, for example by a deposit in another tab.
 */
export const hostMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('balance'), total: z.int() }),
])
export type HostMessage = z.output<typeof hostMessageSchema>
