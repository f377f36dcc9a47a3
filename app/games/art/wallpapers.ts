import { oklchToHex } from './color.ts'
import { band, firAt, land, landscapeDocument, starfield } from './landscapes/shapes.ts'
import { seededRandom } from './random.ts'
import { range, svgCircle, svgPath } from './scene.ts'

/** A ridge across the picture: `waves` hills around the height `y`, which differ by the phase. */
const ridge = (y: number, swing: number, waves: number, phase: number) =>
  range(13).map((i) => {
    const x = (i / 12) * 1600
    const angle = (i / 12) * Math.PI * 2 * waves + phase
    return [x, y + Math.sin(angle) * swing + Math.sin(angle * 2.3 + phase) * swing * 0.35] as const
  })

const night = (light: number, hue = 262) => oklchToHex(light, 0.045, hue)
const sky = (ink: string) => `<rect width="1600" height="900" fill="${ink}"/>`

/** Northern lights over ridges of fir. Few shapes and close tones: text stands on it. */
function drawAurora(): string {
  const random = seededRandom('wallpaper-nordlys-1')
  const veil = (y: number, thick: number, ink: string, opacity: number) =>
    band(ridge(y, 60, 1.1, 0.8 + y / 300), ridge(y + thick, 44, 1.1, 1.1 + y / 300), ink, opacity)
  const firs = range(26).map((i) => [i * 66 + random() * 40 - 30, 760 + random() * 60, 70 + random() * 90] as const)
  return landscapeDocument(
    sky(night(0.17)) +
      starfield(random, 90, 420, oklchToHex(0.9, 0.03, 95)) +
      veil(130, 190, oklchToHex(0.4, 0.09, 205), 0.5) +
      veil(220, 140, oklchToHex(0.55, 0.13, 180), 0.5) +
      veil(300, 90, oklchToHex(0.7, 0.16, 162), 0.55) +
      land(ridge(560, 70, 1.6, 0.4), night(0.27)) +
      land(ridge(650, 52, 2.1, 2.2), night(0.24)) +
      land(ridge(750, 30, 1.4, 4.1), night(0.21)) +
      firs.map(([x, y, size]) => firAt(x, y, size, night(0.2, 200), night(0.18, 205))).join('') +
      land(ridge(820, 18, 1.2, 1), night(0.17)),
  )
}

/** A fjord by moonlight. */
function drawFjord(): string {
  const random = seededRandom('wallpaper-nordlys-2')
  const glints = range(14).map((i) => `M${1120 - 8 * i + random() * 60} ${596 + i * 17}h${40 + random() * 150}v3h-${40 + random() * 110}Z`)
  return landscapeDocument(
    sky(night(0.19, 275)) +
      starfield(random, 110, 460, oklchToHex(0.9, 0.03, 95)) +
      band(ridge(330, 24, 0.8, 0.3), ridge(560, 10, 0.8, 0.3), oklchToHex(0.34, 0.07, 290), 0.55) +
      svgCircle(1180, 250, 120, oklchToHex(0.75, 0.06, 90), ' opacity=".14"') +
      svgCircle(1180, 250, 62, oklchToHex(0.86, 0.07, 88)) +
      land(ridge(470, 90, 1.3, 2.6), night(0.3, 272)) +
      land(ridge(530, 70, 1.7, 5), night(0.25, 268)) +
      svgPath('M0 580H1600V900H0Z', night(0.23, 258)) +
      svgPath(glints.join(''), oklchToHex(0.8, 0.09, 88), ' opacity=".35"') +
      land(ridge(800, 46, 1, 3.4), night(0.18, 262)),
  )
}

const cloud = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${svgPath('M0 40c10-34 60-42 80-12c24-24 74-10 74 24c34 0 40 40 8 44H-4c-40-4-36-54 4-56Z', oklchToHex(0.985, 0.01, 95), ' opacity=".8"')}</g>`

/** Dunes before the sea on a still morning. */
function drawDunes(): string {
  return landscapeDocument(
    sky(oklchToHex(0.93, 0.035, 225)) +
      svgCircle(1180, 210, 150, oklchToHex(0.96, 0.05, 92), ' opacity=".7"') +
      svgCircle(1180, 210, 92, oklchToHex(0.93, 0.09, 90)) +
      cloud(170, 130, 1.3) +
      cloud(640, 70, 0.9) +
      svgPath('M0 460H1600V760H0Z', oklchToHex(0.8, 0.06, 225)) +
      band(ridge(520, 8, 2, 0), ridge(610, 10, 2, 1), oklchToHex(0.74, 0.075, 228), 0.7) +
      land(ridge(640, 36, 1.2, 1.2), oklchToHex(0.9, 0.045, 85)) +
      land(ridge(710, 40, 1.5, 3.4), oklchToHex(0.86, 0.06, 82)) +
      land(ridge(800, 30, 1.1, 5.2), oklchToHex(0.91, 0.045, 86)),
  )
}

const sail = (x: number, y: number, size: number, ink: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${svgPath('M0-120V0H-64C-50-44-30-84 0-120Z', oklchToHex(0.985, 0.01, 95))}${svgPath('M8-104C34-80 56-44 62 0H8Z', ink)}${svgPath('M-76 8H76C66 30 44 36 0 36S-66 30-76 8Z', oklchToHex(0.5, 0.09, 250))}</g>`

/** Sails on the Sound. */
function drawSails(): string {
  return landscapeDocument(
    sky(oklchToHex(0.94, 0.03, 210)) +
      cloud(280, 90, 1.1) +
      cloud(980, 150, 1.4) +
      band(ridge(420, 20, 0.9, 0.5), ridge(470, 4, 0.9, 0.5), oklchToHex(0.8, 0.06, 150), 0.8) +
      svgPath('M0 460H1600V900H0Z', oklchToHex(0.83, 0.055, 222)) +
      sail(420, 520, 0.8, oklchToHex(0.78, 0.12, 40)) +
      sail(1160, 560, 1.2, oklchToHex(0.84, 0.1, 85)) +
      sail(820, 490, 0.5, oklchToHex(0.7, 0.09, 230)) +
      land(ridge(640, 14, 3, 0.6), oklchToHex(0.78, 0.065, 226)) +
      land(ridge(740, 16, 2.4, 2), oklchToHex(0.74, 0.075, 230)) +
      land(ridge(840, 20, 1.4, 4), oklchToHex(0.92, 0.04, 86)),
  )
}

/** Wallpapers behind pages, 1600 × 900, two per brand, by `name` in `/art/wallpaper/:name.svg`. */
export const wallpapers = {
  'nordlys-1': drawAurora,
  'nordlys-2': drawFjord,
  'strand-1': drawDunes,
  'strand-2': drawSails,
} satisfies Record<string, () => string>
