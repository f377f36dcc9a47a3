import { oklchToHex } from '../color.ts'
import { type RandomSource, randomBetween, seededRandom } from '../random.ts'
import { n, range, svgCircle, svgPath } from '../scene.ts'
import { band, land, landscapeDocument, reflection } from './shapes.ts'

const sky = oklchToHex(0.9, 0.05, 225)
const skyLow = oklchToHex(0.94, 0.035, 200)
const haze = oklchToHex(0.96, 0.03, 95)
const sea = oklchToHex(0.62, 0.1, 232)
const seaDeep = oklchToHex(0.5, 0.11, 245)
const seaLight = oklchToHex(0.74, 0.085, 215)
const sand = oklchToHex(0.91, 0.05, 86)
const sandShade = oklchToHex(0.84, 0.07, 80)
const grass = oklchToHex(0.62, 0.1, 135)
const grassDark = oklchToHex(0.5, 0.09, 145)
const white = oklchToHex(0.985, 0.01, 95)
const coral = oklchToHex(0.68, 0.18, 35)
const navy = oklchToHex(0.34, 0.09, 255)
const yellow = oklchToHex(0.86, 0.15, 88)

/** A striped bathing hut; (x, y) is the left of its foot. */
function hut(x: number, y: number, ink: string): string {
  const stripes = range(5)
    .map((i) => svgPath(`M${x + 8 + i * 24} ${y}v-96h12v96Z`, ink))
    .join('')
  return (
    svgPath(`M${x + 4} ${y + 16}v-18M${x + 124} ${y + 16}v-18`, 'none', ` stroke="${navy}" stroke-width="9"`) +
    svgPath(`M${x} ${y}v-98h128v98Z`, white) +
    stripes +
    svgPath(`M${x + 64} ${y - 162}L${x - 14} ${y - 94}h156Z`, ink) +
    svgPath(`M${x + 64} ${y - 162}L${x + 142} ${y - 94}H${x + 64}Z`, navy, ' opacity=".16"') +
    svgPath(`M${x + 40} ${y}v-68h48v68Z`, navy) +
    svgCircle(x + 64, y - 116, 11, white) +
    svgCircle(x + 78, y - 34, 3.5, yellow)
  )
}

/** A sailing boat on the water line; (x, y) is the middle of its hull. */
const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${svgPath('M-6-236V-14H-118C-96-90-56-170-6-236Z', white)}${svgPath('M-6-236V-14H-44C-40-90-28-170-6-236Z', oklchToHex(0.9, 0.02, 95))}${svgPath('M8-204C56-160 96-90 108-14H8Z', coral)}${svgPath('M8-204C24-160 34-90 36-14H8Z', oklchToHex(0.6, 0.17, 33))}${svgPath('M-4-252h8V0h-8Z', navy)}${svgPath('M-132 0H132C118 38 78 50 0 50S-118 38-132 0Z', navy)}${svgPath('M-132 0H132L128 10H-128Z', white)}${svgPath('M4-250l44 12l-44 12Z', coral)}</g>`

const gull = (x: number, y: number, size: number): string =>
  `<path d="M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.3}" fill="none" stroke="${white}" stroke-width="${n(size / 4.5)}" stroke-linecap="round"/>`

/** Blades of marram grass, bent by the wind. */
const tuft = (x: number, y: number, size: number, random: RandomSource): string =>
  range(9)
    .map((i) => {
      const [dx, up] = [(i - 4) * size * 0.1 + size * 0.34, size * (0.65 + random() * 0.45)]
      return `<path d="M${n(x + (i - 4) * 5)} ${y}Q${n(x + (i - 4) * 7)} ${n(y - up * 0.6)} ${n(x + (i - 4) * 5 + dx)} ${n(y - up)}" fill="none" stroke="${i % 2 ? grass : grassDark}" stroke-width="5" stroke-linecap="round"/>`
    })
    .join('')

/** A wave that fills everything below it. */
const wave = (y: number, step: number, ink: string) =>
  svgPath(
    `M-40 ${y}${range(1700 / step)
      .map(() => `q${step / 2} -${n(step * 0.26)} ${step} 0`)
      .join('')}V700H-40Z`,
    ink,
  )

const drawSky = (): string =>
  `<rect width="1600" height="900" fill="${sky}"/>` +
  band(
    [
      [0, 250],
      [500, 225],
      [1000, 270],
      [1600, 230],
    ],
    [
      [0, 440],
      [1600, 440],
    ],
    skyLow,
  ) +
  svgCircle(1040, 250, 190, haze, ' opacity=".6"') +
  svgCircle(1040, 250, 140, oklchToHex(0.93, 0.09, 92)) +
  svgCircle(1040, 250, 96, yellow) +
  svgPath('M120 150c10-34 60-42 80-12c24-24 74-10 74 24c34 0 40 40 8 44H116c-40-4-36-54 4-56Z', white, ' opacity=".9"') +
  svgPath('M520 110c8-26 46-32 62-8c18-18 58-8 58 18c28 0 32 32 6 34H518c-32-2-28-42 2-44Z', white, ' opacity=".85"') +
  svgPath('M1330 160c8-26 46-32 62-8c18-18 58-8 58 18c28 0 32 32 6 34h-128c-32-2-28-42 2-44Z', white, ' opacity=".8"')

/** A green point of land with a lighthouse. */
const drawLighthouse = (): string =>
  band(
    [
      [0, 396],
      [180, 372],
      [330, 396],
      [470, 424],
    ],
    [
      [0, 430],
      [470, 430],
    ],
    grass,
  ) +
  svgPath('M196 376l10-92h24l10 92Z', white) +
  svgPath('M201 340h34l3 20h-40ZM204 304h28l2 16h-32Z', coral) +
  svgPath('M202 262h32v22h-32ZM196 262l22-24l22 24Z', coral)

function drawSea(random: RandomSource): string {
  const glints = range(16).map(
    (i) => `M${n(1010 + (random() - 0.5) * (120 + i * 18))} ${n(436 + i * 11)}${reflection(randomBetween(random, 30, 90), 4)}`,
  )
  return (
    svgPath('M0 424H1600V720H0Z', sea) +
    svgPath(glints.join(''), haze, ' opacity=".75"') +
    boat(706, 516, 1.06) +
    wave(540, 80, seaDeep) +
    wave(590, 100, sea) +
    wave(636, 120, seaLight) +
    band(
      [
        [0, 676],
        [400, 656],
        [800, 684],
        [1200, 660],
        [1600, 690],
      ],
      [
        [0, 720],
        [400, 690],
        [800, 716],
        [1200, 694],
        [1600, 724],
      ],
      white,
    ) +
    land(
      [
        [0, 700],
        [400, 676],
        [800, 704],
        [1200, 680],
        [1600, 712],
      ],
      sand,
    )
  )
}

const drawHuts = (): string => hut(1330, 720, seaDeep) + hut(1160, 732, yellow) + hut(982, 744, coral)

const drawDunes = (random: RandomSource): string =>
  land(
    [
      [0, 742],
      [220, 700],
      [460, 760],
      [760, 800],
      [1040, 776],
      [1330, 812],
      [1600, 764],
    ],
    sandShade,
  ) +
  land(
    [
      [0, 800],
      [240, 760],
      [520, 830],
      [840, 852],
      [1180, 822],
      [1600, 846],
    ],
    sand,
  ) +
  [
    [70, 780, 120],
    [190, 752, 150],
    [300, 790, 120],
    [430, 826, 100],
    [1260, 826, 90],
    [1440, 818, 130],
    [1540, 832, 110],
    [620, 856, 80],
  ]
    .map(([x = 0, y = 0, size = 0]) => tuft(x, y + 14, size, random))
    .join('')

/** A summer coast: sun, sea, a boat, bathing huts and dunes. Boat and nearest hut are in the middle for narrow crops. */
export function drawStrandLandscape(): string {
  const random = seededRandom('velkomst-strand')
  const gulls = gull(430, 250, 34) + gull(520, 300, 24) + gull(860, 190, 26) + gull(1270, 300, 22)
  return landscapeDocument(drawSky() + drawLighthouse() + drawSea(random) + drawHuts() + drawDunes(random) + gulls)
}
