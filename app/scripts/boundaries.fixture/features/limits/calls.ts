export const limitsCalls = 'the calls of the limits'
export type LimitsCalls = string
