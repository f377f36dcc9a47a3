import { limitsCalls } from '../limits/calls.ts' // red: feature-calls-as-types

export const depositCalls = limitsCalls
