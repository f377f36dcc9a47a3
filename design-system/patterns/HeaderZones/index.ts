export { HeaderScrollState, type HeaderScrollStateProps } from './HeaderScrollState.tsx'
export { HeaderZones, type HeaderZonesProps } from './HeaderZones.tsx'
