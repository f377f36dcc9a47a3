import { oklchToHex } from '../color.ts'
import { type RandomSource, randomBetween, seededRandom } from '../random.ts'
import { n, range, svgCircle, svgPath } from '../scene.ts'
import { band, land, landscapeDocument, reflection, starfield } from './shapes.ts'

const frameInk = oklchToHex(0.93, 0.03, 85)

/** Colours and sky of the harbour at a time of day. */
interface HarbourLight {
  sky: string
  skyLow: string
  glow: string
  far: string
  water: string
  quay: string
  roof: string
  /** Dark and lit windows. */
  pane: string
  lamp: string
  /** Fraction of lit windows. */
  litFraction: number
  ripple: string
  reflection: number
  hull: string
  /** Sky objects, drawn before and after the glow at the horizon. */
  skyBehindGlow: (random: RandomSource) => string
  skyInFrontOfGlow: string
}

const evening: HarbourLight = {
  sky: oklchToHex(0.3, 0.07, 275),
  skyLow: oklchToHex(0.4, 0.09, 300),
  glow: oklchToHex(0.62, 0.12, 30),
  far: oklchToHex(0.27, 0.06, 275),
  water: oklchToHex(0.24, 0.06, 262),
  quay: oklchToHex(0.2, 0.045, 265),
  roof: oklchToHex(0.26, 0.05, 285),
  pane: oklchToHex(0.26, 0.05, 285),
  lamp: oklchToHex(0.87, 0.14, 85),
  litFraction: 0.45,
  ripple: oklchToHex(0.87, 0.14, 85),
  reflection: 0.28,
  hull: oklchToHex(0.55, 0.14, 30),
  skyBehindGlow: (random) => starfield(random, 70, 300, frameInk),
  skyInFrontOfGlow: svgCircle(1180, 190, 66, oklchToHex(0.92, 0.06, 90)) + svgCircle(1206, 176, 60, oklchToHex(0.3, 0.07, 275)),
}

const white = oklchToHex(0.985, 0.01, 95)
const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${svgPath('M0 40c10-34 60-42 80-12c24-24 74-10 74 24c34 0 40 40 8 44H-4c-40-4-36-54 4-56Z', white, ' opacity=".9"')}</g>`

const summer: HarbourLight = {
  sky: oklchToHex(0.86, 0.065, 228),
  skyLow: oklchToHex(0.92, 0.045, 215),
  glow: oklchToHex(0.95, 0.04, 95),
  far: oklchToHex(0.68, 0.09, 150),
  water: oklchToHex(0.58, 0.1, 236),
  quay: oklchToHex(0.84, 0.055, 82),
  roof: oklchToHex(0.52, 0.13, 35),
  pane: oklchToHex(0.44, 0.06, 245),
  lamp: oklchToHex(0.9, 0.03, 220),
  litFraction: 0.3,
  ripple: oklchToHex(0.96, 0.03, 95),
  reflection: 0.32,
  hull: oklchToHex(0.34, 0.09, 255),
  skyBehindGlow: () => cloud(150, 110, 1.1) + cloud(560, 60, 0.8) + cloud(1360, 150, 0.9),
  skyInFrontOfGlow:
    svgCircle(1130, 170, 120, oklchToHex(0.95, 0.06, 95), ' opacity=".7"') + svgCircle(1130, 170, 74, oklchToHex(0.87, 0.14, 88)),
}

interface House {
  width: number
  height: number
  ink: string
  shade: string
  gable: 'steep' | 'step'
}

const house = (l: number, c: number, h: number, width: number, height: number, gable: House['gable']): House => ({
  width,
  height,
  ink: oklchToHex(l, c, h),
  shade: oklchToHex(l - 0.09, c, h),
  gable,
})

const houseRow: readonly House[] = [
  house(0.55, 0.13, 30, 150, 300, 'steep'),
  house(0.74, 0.12, 82, 130, 260, 'step'),
  house(0.48, 0.08, 240, 160, 320, 'steep'),
  house(0.62, 0.1, 165, 120, 240, 'steep'),
  house(0.8, 0.07, 70, 150, 300, 'step'),
  house(0.52, 0.15, 20, 140, 270, 'steep'),
  house(0.58, 0.09, 215, 150, 330, 'step'),
  house(0.72, 0.13, 55, 130, 250, 'steep'),
  house(0.5, 0.09, 290, 150, 290, 'steep'),
  house(0.66, 0.1, 150, 130, 260, 'step'),
  house(0.56, 0.14, 35, 190, 310, 'steep'),
]

function drawHouse(
  { width, height, ink, shade, gable }: House,
  x: number,
  foot: number,
  light: HarbourLight,
  random: RandomSource,
): string {
  const top = foot - height
  const mid = x + width / 2
  const columns = Math.floor((width - 20) / 40)
  const step = (width - 24) / columns
  const windows = range(Math.floor((height - 50) / 64)).flatMap((floor) =>
    range(columns).map((i) => {
      const [wx, wy] = [x + 12 + i * step + (step - 22) / 2, top + 26 + floor * 64]
      const lit = random() < light.litFraction
      return (
        svgPath(`M${n(wx - 3)} ${n(wy - 3)}h28v42h-28Z`, frameInk) +
        svgPath(`M${n(wx)} ${n(wy)}h22v36h-22Z`, lit ? light.lamp : light.pane) +
        svgPath(`M${n(wx + 10)} ${n(wy)}h2v36h-2ZM${n(wx)} ${n(wy + 14)}h22v2h-22Z`, frameInk)
      )
    }),
  )
  const roof =
    gable === 'steep'
      ? svgPath(`M${x - 4} ${top}L${n(mid)} ${n(top - width * 0.55)}L${x + width + 4} ${top}Z`, light.roof)
      : svgPath(
          `M${x} ${top}v-18h${n(width * 0.16)}v-20h${n(width * 0.16)}v-20h${n(width * 0.36)}v20h${n(width * 0.16)}v20h${n(width * 0.16)}v18Z`,
          ink,
        )
  return (
    roof +
    svgPath(`M${x} ${foot}V${top}h${width}V${foot}Z`, ink) +
    svgPath(`M${n(mid)} ${foot}V${top}h${n(width / 2)}V${foot}Z`, shade, ' opacity=".5"') +
    windows.join('')
  )
}

/** Gabled houses along a quay, the default landscape of pages. */
function drawHarbour(name: string, light: HarbourLight): string {
  const random = seededRandom(name)
  let x = -20
  const houses = houseRow.map((each) => {
    const drawn = drawHouse(each, x, 640, light, random)
    x += each.width + 2
    return drawn
  })
  const mirrored = `<g transform="translate(0 1312) scale(1 -1)" opacity="${light.reflection}">${houses.join('')}</g>`
  const ripples = range(26).map((i) => `M${n(random() * 1600)} ${n(690 + i * 8)}${reflection(randomBetween(random, 60, 220), 3)}`)
  const lamps = [240, 620, 980, 1360].map(
    (at) =>
      svgPath(`M${at - 3} 668v-92h6v92Z`, light.quay) +
      svgCircle(at, 570, 26, light.lamp, ' opacity=".25"') +
      svgCircle(at, 570, 12, light.lamp),
  )
  return landscapeDocument(
    `<rect width="1600" height="900" fill="${light.sky}"/>` +
      light.skyBehindGlow(random) +
      band(
        [
          [0, 330],
          [500, 300],
          [1100, 350],
          [1600, 310],
        ],
        [
          [0, 640],
          [1600, 640],
        ],
        light.skyLow,
      ) +
      band(
        [
          [0, 470],
          [600, 440],
          [1200, 480],
          [1600, 450],
        ],
        [
          [0, 640],
          [1600, 640],
        ],
        light.glow,
        0.75,
      ) +
      light.skyInFrontOfGlow +
      land(
        [
          [0, 520],
          [400, 480],
          [900, 530],
          [1300, 490],
          [1600, 520],
        ],
        light.far,
      ) +
      houses.join('') +
      svgPath('M0 640H1600V900H0Z', light.water) +
      mirrored +
      svgPath('M0 640H1600V672H0Z', light.quay) +
      svgPath(ripples.join(''), light.ripple, ' opacity=".22"') +
      lamps.join('') +
      `<g transform="translate(760 736)">${svgPath('M-150-26H150C138 24 96 40 0 40S-138 24-150-26Z', light.hull)}${svgPath('M-150-26H150L146-14H-146Z', frameInk)}${svgPath('M-6-250h10V-26h-10Z', light.quay)}${svgPath('M10-236C70-190 104-110 112-44H10Z', frameInk)}${svgPath('M-12-220V-44H-104C-86-110-54-170-12-220Z', oklchToHex(0.84, 0.04, 80))}</g>`,
  )
}

/** At dusk, for the dark brand. */
export const drawEveningHarbour = (): string => drawHarbour('standard', evening)

/** On a summer day, for the light brand. */
export const drawSummerHarbour = (): string => drawHarbour('havn-strand', summer)
