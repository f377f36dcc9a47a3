import { z } from 'zod/mini'

/** Where a game frame may ask its host to go. */
export const frameTargets = ['deposit', 'limits', 'history', 'exit'] as const

/**
 * What a game frame tells the page around it. Listen only to messages whose `origin` is that of the frame's address and whose
 * `source` is the frame's window. `balance`: a round was settled, balances may have moved.
 */
export const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance') }),
  z.object({ type: z.literal('navigate'), to: z.enum(frameTargets) }),
])
export type FrameMessage = z.output<typeof frameMessageSchema>

/** What the page tells its frame. `pause`: no further round may start until the player goes on in the frame. */
export const hostMessageSchema = z.object({ type: z.literal('pause') })
export type HostMessage = z.output<typeof hostMessageSchema>
