import { oklchToHex } from '../color.ts'
import { randomBetween, seededRandom } from '../random.ts'
import { n, range, svgCircle, svgPath } from '../scene.ts'
import { band, firAt, land, landscapeDocument, reflection, starfield } from './shapes.ts'

const night = oklchToHex(0.2, 0.06, 264)
const nightHigh = oklchToHex(0.17, 0.05, 266)
const peak = oklchToHex(0.31, 0.075, 260)
const peakLit = oklchToHex(0.38, 0.085, 258)
const snow = oklchToHex(0.9, 0.03, 225)
const snowShade = oklchToHex(0.74, 0.05, 235)
const near = oklchToHex(0.235, 0.06, 262)
const ice = oklchToHex(0.27, 0.07, 250)
const red = oklchToHex(0.62, 0.19, 30)
const redDark = oklchToHex(0.5, 0.16, 28)
const lamp = oklchToHex(0.85, 0.15, 82)

const aurora = (): string => {
  const line = (base: number, swing: number) =>
    range(9).map((i) => [i * 200, base + Math.sin(i * 0.95 + 3.1 + base / 420) * swing - i * 12] as const)
  const veil = (base: number, thick: number, swing: number, ink: string, opacity: number) =>
    band(line(base, swing), line(base + thick, swing * 0.7), ink, opacity)
  return (
    veil(150, 190, 80, oklchToHex(0.42, 0.09, 215), 0.55) +
    veil(235, 130, 88, oklchToHex(0.55, 0.12, 190), 0.6) +
    veil(290, 120, 94, oklchToHex(0.67, 0.15, 168), 0.62) +
    veil(352, 84, 92, oklchToHex(0.79, 0.17, 155), 0.7) +
    veil(402, 46, 84, oklchToHex(0.88, 0.14, 132), 0.8)
  )
}

/** A mountain with a lit side and a cap of snow. */
function mountain(x: number, top: number, half: number, foot: number): string {
  const cap = (foot - top) * 0.34
  const edge = (share: number) => half * share
  const zig = (side: -1 | 1) =>
    `L${n(x + side * edge(0.34))} ${n(top + cap)}L${n(x + side * edge(0.2))} ${n(top + cap * 0.72)}L${n(x + side * edge(0.1))} ${n(top + cap * 1.12)}L${x} ${n(top + cap * 0.8)}Z`
  return (
    svgPath(`M${x} ${top}L${x - half} ${foot}H${x}Z`, peakLit) +
    svgPath(`M${x} ${top}L${x + half * 1.06} ${foot}H${x}Z`, peak) +
    svgPath(`M${x} ${top}${zig(-1)}`, snow) +
    svgPath(`M${x} ${top}${zig(1)}`, snowShade)
  )
}

/** The cabin with light on the snow. (x, y) is the middle of its foot. */
const cabin = (x: number, y: number): string =>
  svgPath(`M${x - 14} ${y}L${x - 46} ${y + 60}Q${x} ${y + 74} ${x + 46} ${y + 60}L${x + 14} ${y}Z`, lamp, ' opacity=".5"') +
  svgPath(`M${x + 30} ${y - 128}h18v40h-18Z`, redDark) +
  `<path d="M${x + 39} ${y - 134}c-12-18 14-26 0-46s10-22 4-40" fill="none" stroke="${snowShade}" stroke-width="7" stroke-linecap="round" opacity=".5"/>` +
  svgPath(`M${x - 62} ${y}V${y - 62}L${x} ${y - 112}V${y}Z`, red) +
  svgPath(`M${x + 62} ${y}V${y - 62}L${x} ${y - 112}V${y}Z`, redDark) +
  svgPath(`M${x} ${y - 136}L${x - 82} ${y - 66}L${x - 70} ${y - 53}L${x} ${y - 112}L${x + 70} ${y - 53}L${x + 82} ${y - 66}Z`, snow) +
  svgPath(`M${x - 14} ${y}v-46h28v46Z`, oklchToHex(0.25, 0.05, 30)) +
  svgPath(`M${x - 46} ${y - 46}h22v22h-22ZM${x + 24} ${y - 46}h22v22h-22Z`, lamp) +
  svgPath(`M${x - 36} ${y - 46}h2v22h-2ZM${x - 46} ${y - 36}h22v2h-22ZM${x + 34} ${y - 46}h2v22h-2ZM${x + 24} ${y - 36}h22v2h-22Z`, red) +
  svgCircle(x, y - 76, 9, lamp)

/** x and y of the foot, and height. */
const trees = [
  [470, 700, 120],
  [540, 716, 150],
  [1090, 708, 130],
  [1150, 700, 168],
  [1216, 712, 120],
  [1300, 716, 150],
  [330, 716, 160],
  [250, 724, 190],
  [120, 740, 230],
  [40, 752, 200],
  [1420, 736, 200],
  [1520, 750, 240],
  [1590, 756, 200],
] as const

/** Aurora over a mountain lake with a red cabin. The main subject is in the middle, so that crops from 1:1 to 21:9 contain it. */
export function drawNordlysLandscape(): string {
  const random = seededRandom('velkomst-nordlys')
  const glints = range(9).map(
    (i) => `M${n(560 + random() * 240 - i * 6)} ${n(752 + i * 15)}${reflection(randomBetween(random, 90, 260), 4)}`,
  )
  return landscapeDocument(
    `<rect width="1600" height="900" fill="${night}"/>` +
      band(
        [
          [0, 0],
          [800, 0],
          [1600, 0],
        ],
        [
          [0, 150],
          [500, 110],
          [1100, 170],
          [1600, 90],
        ],
        nightHigh,
      ) +
      starfield(random, 150, 480, oklchToHex(0.95, 0.03, 95)) +
      aurora() +
      mountain(170, 470, 260, 720) +
      mountain(1440, 450, 270, 720) +
      mountain(1120, 500, 230, 720) +
      mountain(420, 430, 290, 720) +
      mountain(760, 380, 330, 720) +
      land(
        [
          [0, 690],
          [300, 672],
          [620, 696],
          [900, 676],
          [1200, 690],
          [1600, 668],
        ],
        near,
      ) +
      svgPath('M0 738H1600V900H0Z', ice) +
      svgPath(glints.join(''), oklchToHex(0.67, 0.13, 165), ' opacity=".4"') +
      land(
        [
          [0, 792],
          [360, 742],
          [640, 752],
          [900, 724],
          [1180, 742],
          [1600, 780],
        ],
        oklchToHex(0.84, 0.035, 232),
      ) +
      land(
        [
          [0, 830],
          [420, 800],
          [800, 830],
          [1200, 796],
          [1600, 836],
        ],
        snow,
      ) +
      trees.map(([x, y, size]) => firAt(x, y + 44, size, oklchToHex(0.3, 0.06, 195), oklchToHex(0.24, 0.05, 205))).join('') +
      cabin(886, 756),
  )
}
