/** The rules of configuration without React: parsed by the own server and by the platform, never in the browser. */
export { parseSystemValues, type SystemValues, systemDefaults, systemNames } from './system.ts'
