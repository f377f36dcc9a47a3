import { n, svgPath } from '../scene.ts'
import { type HandName, hands } from './hands.ts'

type Point = readonly [x: number, y: number]

/** One arm of a dealer who stands at x = 0, drawn at the right of the picture; the other side is its mirror image. `y` is that of the picture. */
export interface Arm {
  elbow: Point
  /** Without one, the forearm is behind the back. */
  wrist?: Point
  hand?: HandName
  /** Turns the hand from the direction of the forearm, degrees clockwise. */
  bend?: number
}

/** What an arm wears. Colours as pairs of lit and shaded. */
export interface Sleeve {
  cloth: readonly [string, string]
  cuff: readonly [string, string]
  skin: readonly [string, string]
  /** The forearm is bare. */
  rolled: boolean
}

const shoulder: Point = [41, 164]
/** y position where the table begins: a hand below it is over the cloth. */
const tableEdge = 200
const radius = { shoulder: 16, elbow: 13, wrist: 9 }

/** The outline around two circles: a limb that narrows from one joint to the next. */
function limb([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  const at = (x: number, y: number, r: number) => `${n(x + nx * r)} ${n(y + ny * r)}`
  return `M${at(ax, ay, ra)}L${at(bx, by, rb)}A${rb} ${rb} 0 0 0 ${at(bx, by, -rb)}L${at(ax, ay, -ra)}A${ra} ${ra} 0 0 0 ${at(ax, ay, ra)}Z`
}

/** A limb lit from above, with its shade below. */
const shadedLimb = ([lit, shade]: readonly [string, string], a: Point, ra: number, b: Point, rb: number): string =>
  svgPath(limb(a, ra, b, rb), shade) + svgPath(limb(a, ra, [b[0] + 1, b[1] - 2], rb - 2), lit)

/** The upper arm, which is behind the waistcoat. */
export const drawUpperArm = ({ elbow }: Arm, { cloth }: Sleeve): string => shadedLimb(cloth, shoulder, radius.shoulder, elbow, radius.elbow)

/** The point at a distance and an angle in degrees, clockwise. */
const away = ([x, y]: Point, distance: number, angle: number): Point => [
  x + distance * Math.cos((angle * Math.PI) / 180),
  y + distance * Math.sin((angle * Math.PI) / 180),
]

const turned = ([x, y]: Point, angle: number, drawing: string): string =>
  drawing && `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${drawing}</g>`

/** The forearm from the elbow, its cuff, and the hand around what it holds. `held` has the wrist as its origin and the fingers at its right. */
export function drawForearm({ elbow, wrist, hand = 'flat', bend = 0 }: Arm, sleeve: Sleeve, held = ''): string {
  if (!wrist) return ''
  const { cloth, skin, rolled } = sleeve
  const turn = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
  const { behind, front } = hands[hand](skin)
  return (
    (wrist[1] > tableEdge ? drawShadow(away(wrist, 12, turn + bend)) : '') +
    turned(wrist, turn + bend, behind) +
    (rolled
      ? shadedLimb(skin, elbow, 11, wrist, 7.5) +
        shadedLimb(cloth, elbow, radius.elbow, away(elbow, 5, turn), 12) +
        turned(elbow, turn, `${drawBand(7, 27, cloth)}<path d="M7-9V9" stroke="${cloth[1]}" stroke-width="1.5"/>`)
      : shadedLimb(cloth, elbow, radius.elbow, wrist, radius.wrist) + turned(wrist, turn, drawBand(-9, 22, sleeve.cuff))) +
    turned(wrist, turn + bend, held + front)
  )
}

/** A cuff around the limb, or a sleeve rolled up. */
const drawBand = (x: number, width: number, [lit, shade]: readonly [string, string]): string =>
  [
    [width, shade],
    [width - 5, lit],
  ]
    .map(([height, color]) => `<rect x="${x}" y="${-width / 2}" width="10" height="${height}" rx="3" fill="${color}"/>`)
    .join('')

/** What a hand throws on the cloth. */
const drawShadow = ([x, y]: Point): string => `<ellipse cx="${n(x)}" cy="${n(y + 9)}" rx="20" ry="8" opacity=".22"/>`
