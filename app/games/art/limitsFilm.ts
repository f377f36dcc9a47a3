import { oklchToHex } from './color.ts'
import { land } from './landscapes/shapes.ts'
import { fitLettering, renderLettering } from './lettering.ts'
import { n, range, svgCircle, svgPath } from './scene.ts'

const ink = {
  sky: oklchToHex(0.24, 0.04, 262),
  farHill: oklchToHex(0.28, 0.045, 255),
  hill: oklchToHex(0.21, 0.04, 258),
  text: oklchToHex(0.96, 0.01, 95),
  track: oklchToHex(0.36, 0.04, 258),
  frame: oklchToHex(0.8, 0.08, 230),
  money: oklchToHex(0.8, 0.15, 160),
  change: oklchToHex(0.83, 0.15, 80),
}

/** 0 before `from`, 1 after `to`, eased between; all in seconds. */
function progress(second: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
const between = (a: number, b: number, part: number) => a + (b - a) * part

const left = 400
const barHeight = 84
const bar = (y: number, width: number, fill: string, more = '') =>
  width < 1 ? '' : `<rect x="${left}" y="${y}" width="${n(width)}" height="${barHeight}" rx="18" fill="${fill}"${more}/>`

/** One limit: its frame, and what has been deposited of it. `changing`: 0 to 1, how strongly its change is marked. */
function drawLimit(name: string, y: number, width: number, deposited: number, changing: number): string {
  const lettering = fitLettering(name, { width: 240, height: 80, largest: 64 })
  const marked = changing > 0 ? bar(y, width, 'none', ` stroke="${ink.change}" stroke-width="10" opacity="${n(changing)}"`) : ''
  return (
    renderLettering(lettering, { x: 120, y: y + (barHeight - lettering.height) / 2, align: 'start' }, ink.text) +
    bar(y, width, ink.track, ` stroke="${ink.frame}" stroke-width="5"`) +
    bar(y, Math.min(width, deposited), ink.money) +
    marked
  )
}

/** A clock whose hand has gone round `turns` times. */
function drawClock(x: number, y: number, turns: number): string {
  const angle = turns * Math.PI * 2
  return (
    `<circle cx="${x}" cy="${y}" r="40" fill="none" stroke="${ink.change}" stroke-width="8"/>` +
    `<path d="M${x} ${y}L${n(x + Math.sin(angle) * 26)} ${n(y - Math.cos(angle) * 26)}" stroke="${ink.change}" stroke-width="8" stroke-linecap="round"/>`
  )
}

/** Length of the film about limits in seconds. */
export const limitsFilmSeconds = 14

/**
 * A frame of the film about limits, 1600 × 900, at a second: limits are set, deposits count, lowering the day's is immediate, raising the
 * week's waits.
 */
export function drawLimitsFilmFrame(second: number): string {
  const set = (from: number) => progress(second, from, from + 0.9)
  const deposited = progress(second, 3.4, 5.6)
  const lowered = progress(second, 7.6, 8.3)
  const requested = progress(second, 10.4, 11)
  const raised = progress(second, 13, 13.4)
  const [day, week, month] = [between(360, 240, lowered), between(620, 860, raised), 1060]
  const stars = range(40).map((i) => svgCircle((i * 397) % 1600, (i * 173) % 330, 1.5 + (i % 3) * 0.6, ink.text, ' opacity=".35"'))
  const waiting =
    requested > 0 && raised < 1
      ? bar(
          400,
          860,
          'none',
          ` stroke="${ink.change}" stroke-width="5" stroke-dasharray="18 14" opacity="${n(requested * (1 - raised))}"`,
        ) + drawClock(1340, 442, progress(second, 10.8, 13) * 2)
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${svgPath('M0 0H1600V900H0Z', ink.sky)}${stars.join('')}${land(
    range(9).map((i) => [i * 200, 700 + Math.sin(i * 1.4) * 46] as const),
    ink.farHill,
  )}${land(
    range(9).map((i) => [i * 200, 790 + Math.sin(i * 1.9 + 2) * 34] as const),
    ink.hill,
  )}${drawLimit('Dag', 230, day * set(0.4), 160 * deposited, lowered * (1 - progress(second, 9.2, 9.8)))}${drawLimit('Uge', 400, week * set(1), 230 * deposited, raised)}${drawLimit('Måned', 570, month * set(1.6), 420 * deposited, 0)}${waiting}</svg>`
}
