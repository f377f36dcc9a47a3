export { HeaderZones, type HeaderZonesProps } from './HeaderZones.tsx'
