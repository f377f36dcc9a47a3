import { readFileSync } from 'node:fs'

/** @type {readonly { id: string, version: string }[]} */
const supportedBrowsers = JSON.parse(readFileSync(new URL('../../../features/content/supportedBrowsers.json', import.meta.url), 'utf8'))

/** Targets of scripts and styles: the oldest supported browsers, which have OKLCH and `:has`. Without them each colour is emitted with RGB and Lab fallbacks. */
export const browserTargets = supportedBrowsers.map(({ id, version }) => id + version)
