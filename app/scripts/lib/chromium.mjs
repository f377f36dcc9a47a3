// Finds Chromium or installs it: environment, known paths, Playwright's browser, apt as root, then Playwright's installer.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CommandError } from './commandError.mjs'

/** The headless shell comes first: it renders the same pixels (`stories/visual`) in a sixth less time. */
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
]

/** Flags for every headless run: no sandbox (root in a container), no background requests, deterministic rendering (Debian font hinting). */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** Flag for a browser that loads no pictures. It replaces that of Playwright, whose mouse is part of it. */
export const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'

/** Path of an installed Chromium, or undefined. Throws a `CommandError` when `CHROMIUM_PATH` names a file that is not there. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new CommandError(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  return knownPaths.find((path) => existsSync(path))
}

/** Path of Chromium, installed if missing. Throws a `CommandError` with instructions when it cannot be installed. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    aptInstall(['chromium-headless-shell'])
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium', '--only-shell'], { stdio: 'inherit' })
  }
  const installed = findChromium() ?? chromium.executablePath()
  if (!existsSync(installed)) throw new CommandError('No browser: set CHROMIUM_PATH or install chromium-headless-shell')
  return installed
}

/** Installs Debian packages; only as root on a machine with apt. */
export function aptInstall(packages) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
