import { range, svgCircle, svgPath } from '../scene.ts'
import type { TableInk } from './tableInk.ts'

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** Height of a circle on the cloth, as a part of its width: what the camera makes of it. */
const tilt = 0.46

/** A wheel let into the table, around (0, 0) and 200 wide. */
export function drawWheel({ wood, woodShade, metal, metalShade, light, dark, red, green }: TableInk): string {
  const ring = 67
  const step = (2 * Math.PI * ring) / 24
  const pockets = (color: string, dash: string, offset = 0) =>
    `<circle r="${ring}" fill="none" stroke="${color}" stroke-width="22" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"/>`
  const flat =
    svgCircle(0, 0, 100, wood) +
    svgCircle(0, 0, 92, woodShade) +
    svgCircle(0, 0, 80, light) +
    pockets(dark, '999') +
    pockets(red, `${step.toFixed(2)} ${step.toFixed(2)}`) +
    pockets(green, `${step.toFixed(2)} 999`, -step) +
    svgCircle(0, 0, 57, metalShade) +
    svgCircle(0, 0, 53, woodShade) +
    svgCircle(0, -6, 44, wood) +
    `<path d="M-30-34L30 26M30-34L-30 26" stroke="${metal}" stroke-width="8" stroke-linecap="round"/>`
  return (
    svgPath('M-100 0V14A100 46 0 0 0 100 14V0Z', woodShade) +
    `<g transform="scale(1 ${tilt})">${flat}</g>` +
    svgPath('M-13-4Q-4-10-4-24H4Q4-10 13-4Q0 6-13-4Z', metalShade) +
    svgPath('M0-1Q4-10 4-24H0Z', metal) +
    svgCircle(0, -27, 7, metal)
  )
}

/** The numbers on the cloth, 190 × 60 from (0, 0), in three rows. */
export function drawNumbers({ print, dark, red }: TableInk): string {
  const row = (y: number, color: string, from: number) =>
    `<path d="M${from} ${y}H180" stroke="${color}" stroke-width="17" stroke-dasharray="15 25"/>`
  return (
    range(3)
      .map((i) => row(10 + i * 20, i % 2 ? dark : red, 2.5) + row(10 + i * 20, i % 2 ? red : dark, 22.5))
      .join('') +
    `<path d="M0 0H180V60H0ZM0 20H180M0 40H180${range(8)
      .map((i) => `M${20 + i * 20} 0V60`)
      .join('')}" fill="none" stroke="${print}" stroke-width="2"/>`
  )
}

/** The marker that the croupier places on the number that has won. */
export const drawDolly = ({ light, metal }: TableInk): string =>
  ellipse(0, 0, 9, 4, metal) + svgPath('M-8 -1C-5 -8 -3 -10 -4 -18H4C3 -10 5 -8 8 -1Z', light) + svgCircle(0, -20, 6, light)
