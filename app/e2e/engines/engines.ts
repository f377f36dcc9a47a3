import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs'
import type { EngineBrowser } from './engineBrowser.ts'

interface Engine {
  name: 'chromium' | 'firefox' | 'webkit'
  /** Debian's packages, for the message of a machine without them. */
  packages: string
  /** Null where the engine is not installed. */
  launch: (() => Promise<EngineBrowser>) | null
}

const onPath = (...names: string[]): string | undefined =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find((path) => existsSync(path))

/** MiniBrowser has no place on the PATH. */
function findMiniBrowser(): string | undefined {
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
  const folders = existsSync(library)
    ? readdirSync(library).filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
    : []
  return folders.map((folder) => join(library, folder, 'MiniBrowser')).find((path) => existsSync(path))
}

const chromium = findChromium()
const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox')
const driver = onPath('WebKitWebDriver')
const miniBrowser = findMiniBrowser()

/** The engines of the browsers that players have, with those that this machine has installed. */
export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    packages: 'chromium',
    launch: async () =>
      (await import('./puppeteerBrowser.ts')).launchPuppeteer({ executablePath: chromium, args: [...chromiumFlags, '--lang=da-DK'] }),
  },
  {
    name: 'firefox',
    packages: 'firefox-esr',
    launch: firefox
      ? async () =>
          (await import('./puppeteerBrowser.ts')).launchPuppeteer({
            browser: 'firefox',
            executablePath: firefox,
            extraPrefsFirefox: { 'intl.accept_languages': 'da-DK,da' },
          })
      : null,
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver, xvfb',
    launch:
      driver && miniBrowser && onPath('Xvfb')
        ? async () => (await import('./webkitBrowser.ts')).launchWebKit({ driver, browser: miniBrowser })
        : null,
  },
]
