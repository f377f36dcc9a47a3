import { vars } from '@casino/tokens/vars'

/**
 * The `::after` of a positioned control that is lower than a finger: the control is pressed on 44 px of height, and nothing moves. Controls
 * nearer to one another than that share the space between them.
 */
export const touchTarget = { content: '', position: 'absolute', inset: `min(0px, (100% - ${vars.size.touch}) / 2) 0` } as const
