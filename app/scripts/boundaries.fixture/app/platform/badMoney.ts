import { round } from './money/rounds.ts' // red: money-has-one-door

export const past = round
