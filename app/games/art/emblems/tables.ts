import { type Emblem, fillCircle, fillPath, fillRect, repeatAround, strokePath } from './ink.ts'

const spade = 'M0-26C18-8 34 2 24 18C16 28 6 24 2 16C2 24 5 28 9 32H-9C-5 28-2 24-2 16C-6 24-16 28-24 18C-34 2-18-8 0-26Z'
const heartShape = 'M0-14C10-34 38-26 32-2C28 14 10 22 0 34C-10 22-28 14-32-2C-38-26-10-34 0-14Z'

/** Sector of a ring between two radii; angles in degrees. */
const sector = (from: number, to: number, inner: number, outer: number, color: string): string => {
  const at = (deg: number, r: number) => {
    const a = ((deg - 90) * Math.PI) / 180
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  }
  return fillPath(
    color,
    `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
  )
}

const wheel: Emblem = ({ a, A, m, s, S, o }) => {
  const step = 360 / 20
  const pockets = Array.from({ length: 20 }, (_, i) => sector(i * step, (i + 1) * step, 54, 84, i === 0 ? m : i % 2 ? a : o)).join('')
  return (
    fillCircle(A, 0, 0, 98) +
    fillCircle(s, 0, 0, 92) +
    pockets +
    `<circle cx="0" cy="0" r="54" fill="none" stroke="${s}" stroke-width="4"/>` +
    fillCircle(S, 0, 0, 50) +
    fillCircle(s, -2, -2, 46) +
    repeatAround(4, fillPath(A, 'M-4-8L-3-34H3L4-8Z') + fillCircle(a, 0, -36, 7)) +
    fillCircle(a, 0, 0, 15) +
    fillCircle(s, 0, 0, 6) +
    fillCircle(s, 62, -46, 9) +
    fillCircle(o, 64, -44, 2)
  )
}

/** The wheel as a sun setting into the sea. */
const wheelAtSea: Emblem = (ink) => {
  const { a, m, M, s, o } = ink
  // the part of the circle below a height, with a wavy edge
  const sea = (y: number, half: number, color: string) => {
    const wave = (half / 4).toFixed(1)
    return fillPath(color, `M${-half} ${y}${`q${(half / 8).toFixed(1)}-12 ${wave} 0t${wave} 0`.repeat(4)}A94 94 0 0 1 ${-half} ${y}Z`)
  }
  return (
    `<g transform="translate(0 2) scale(.9)">${wheel(ink)}</g>` +
    sea(38, 86, M) +
    sea(56, 75, m) +
    sea(76, 55, M) +
    fillPath(a, 'M26 34H80L68 52H38Z') +
    fillPath(s, 'M55 28V-34C72-18 80 4 82 28ZM50 28V-20C40-6 32 10 28 28Z') +
    fillCircle(o, 54, 42, 3)
  )
}

/** The wheel split by a flash of lightning. */
const wheelFlash: Emblem = (ink) =>
  `<g transform="translate(-8 -4) scale(.88)">${wheel(ink)}</g>` +
  fillPath(ink.o, 'M44-104L-26 12H18L-14 104L84-22H34L72-104Z') +
  fillPath(ink.a, 'M46-92L-10 4H32L6 80L68-14H22L58-92Z') +
  fillPath(ink.s, 'M46-92L-10 4H4L54-92Z')

/** The wheel under a crown, on a cushion of chips. */
const wheelRoyal: Emblem = (ink) => {
  const { a, A, m, s, S, o } = ink
  return (
    `<g transform="translate(0 18) scale(.8)">${wheel(ink)}</g>` +
    fillPath(o, 'M-54-40L-64-98L-28-72L0-106L28-72L64-98L54-40Z') +
    fillPath(a, 'M-48-46L-56-86L-26-64L0-94L26-64L56-86L48-46Z') +
    fillPath(A, 'M0-94L26-64L56-86L48-46H0Z') +
    fillRect(s, -50, -48, 100, 12, 3) +
    fillRect(S, 0, -48, 50, 12, 3) +
    [-30, 0, 30].map((x) => fillCircle(m, x, -42, 4)).join('')
  )
}

const card = (face: string, edge: string, content: string): string =>
  fillRect(edge, -44, -64, 92, 134, 12) + fillRect(face, -46, -67, 92, 134, 12) + content

const weave = (ink: string): string =>
  [-36, -12, 12, 36].flatMap((y) => [-20, 0, 20].map((x) => fillPath(ink, `M${x} ${y - 8}l6 8l-6 8l-6-8Z`))).join('')

const cards: Emblem = ({ a, A, m, s, S, o }) => {
  const back = card(m, S, strokePath(o, 4, 'M-34-55H34V55H-34Z') + weave(o))
  const pips = `<g transform="translate(-31 -48) scale(.34)">${fillPath(o, spade)}</g><g transform="translate(31 48) rotate(180) scale(.34)">${fillPath(o, spade)}</g>`
  const front = card(s, A, fillPath(a, heartShape) + pips)
  return `<g transform="translate(-30 -2) rotate(-14)">${back}</g><g transform="translate(28 6) rotate(10)">${front}</g>`
}

const ace: Emblem = ({ a, A, s, S, o }) =>
  `<g transform="translate(-34 4) rotate(-16)">${card(s, S, `<g transform="scale(1.1)">${fillPath(a, heartShape)}</g>`)}</g>` +
  `<g transform="translate(34 4) rotate(14)">${card(s, A, `<g transform="scale(1.25)">${fillPath(o, spade)}</g><g transform="translate(-30 -46) scale(.36)">${fillPath(o, spade)}</g><g transform="translate(30 46) rotate(180) scale(.36)">${fillPath(o, spade)}</g>`)}</g>`

const chips: Emblem = ({ a, A, m, M, s, S, o }) => {
  const chip = (x: number, y: number, face: string, edge: string): string =>
    fillPath(edge, `M${x - 48} ${y}V${y + 14}C${x - 48} ${y + 38} ${x + 48} ${y + 38} ${x + 48} ${y + 14}V${y}Z`) +
    [-30, 0, 30].map((dx) => fillRect(s, x + dx - 6, y + (dx === 0 ? 18 : 13), 12, 15, 2)).join('') +
    `<ellipse cx="${x}" cy="${y}" rx="48" ry="20" fill="${face}"/><ellipse cx="${x}" cy="${y}" rx="28" ry="11" fill="none" stroke="${s}" stroke-width="4" stroke-dasharray="9 6"/>`
  return (
    [60, 40, 20, 0].map((y) => chip(-44, y, a, A)).join('') +
    [60, 40].map((y) => chip(48, y, m, M)).join('') +
    `<g transform="translate(34 -32)">${fillCircle(S, 3, 4, 56)}${fillCircle(a, 0, 0, 56)}${repeatAround(6, fillPath(s, 'M-11-55A56 56 0 0 1 11-55L8-40H-8Z'))}${fillCircle(s, 0, 0, 37)}${fillPath(o, spade)}</g>`
  )
}

export const tableEmblems = { wheel, wheelAtSea, wheelFlash, wheelRoyal, cards, ace, chips }
