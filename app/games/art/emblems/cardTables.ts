import { outlineText } from '../glyphs.ts'
import { type Emblem, fillCircle, fillEllipse, fillPath, fillRect, repeatAround, strokePath } from './ink.ts'

export const suits = {
  spade: 'M0-26C18-8 34 2 24 18C16 28 6 24 2 16C2 24 5 28 9 32H-9C-5 28-2 24-2 16C-6 24-16 28-24 18C-34 2-18-8 0-26Z',
  heart: 'M0-14C10-34 38-26 32-2C28 14 10 22 0 34C-10 22-28 14-32-2C-38-26-10-34 0-14Z',
  diamond: 'M0-32L26 0L0 32L-26 0Z',
  club: 'M0-28A14 14 0 0 1 12-8A14 14 0 1 1 5 14Q6 24 10 30H-10Q-6 24-5 14A14 14 0 1 1-12-8A14 14 0 0 1 0-28Z',
}

const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`

/** Letters of the display face, centred, `height` units tall. */
function letters(color: string, text: string, height: number): string {
  const { path, width } = outlineText(text)
  const scale = height / 710
  return `<path transform="translate(${((-width * scale) / 2).toFixed(1)} ${(height / 2).toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}" fill="${color}"/>`
}

/** A card around the origin, 92 × 134. */
const card = (face: string, edge: string, content: string): string =>
  fillRect(edge, -44, -64, 92, 134, 12) + fillRect(face, -46, -67, 92, 134, 12) + content

/** A card with its rank in the corner and one large suit. */
const faced = (face: string, edge: string, ink: string, rank: string, suit: string): string =>
  card(face, edge, at(-24, -42, 1, letters(ink, rank, 34)) + at(8, 20, 1.1, fillPath(ink, suit)))

/** The shoe from which the dealer draws. */
const shoe: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillPath(M, 'M-92 44L-30-66H78L94 44Z') +
  fillPath(m, 'M-92 44L-30-66H-12L-58 44Z') +
  [0, 1, 2, 3, 4].map((i) => strokePath(i % 2 ? s : S, 7, `M${-18 + i * 20}-54L${-50 + i * 26} 34`)).join('') +
  fillPath(A, 'M-96 44H96V64H-96Z') +
  fillPath(a, 'M-96 44H96V54H-96Z') +
  at(-58, 50, 0.62, faced(s, S, o, 'E', suits.spade), -38)

/** A nine and an eight. */
const naturals: Emblem = ({ a, A, s, S, o }) =>
  at(-34, 2, 1.05, faced(s, S, a, '8', suits.diamond), -14) + at(34, 2, 1.05, faced(s, A, o, '9', suits.spade), 12)

/** The wooden blade that moves cards and chips across the table. */
const palette: Emblem = ({ a, A, m, s, S, o }) =>
  at(
    0,
    0,
    1,
    fillRect(A, -7, 10, 16, 92, 8) +
      fillRect(a, -9, 8, 16, 92, 8) +
      fillEllipse(A, 2, -32, 72, 54) +
      fillEllipse(a, 0, -36, 72, 54) +
      strokePath(A, 4, 'M-52-36A52 36 0 0 1 52-36') +
      at(-20, -40, 0.62, faced(s, S, o, 'K', suits.club), -16) +
      at(26, -36, 0.62, faced(s, S, m, '9', suits.heart), 12),
    28,
  )

/** An ace and a court card. */
const twentyOne: Emblem = ({ a, A, m, s, S, o }) =>
  at(-32, 6, 1.08, faced(m, A, s, 'K', suits.diamond), -16) +
  at(34, 0, 1.08, faced(s, S, o, 'E', suits.spade), 10) +
  at(0, 74, 1, fillRect(A, -42, -18, 86, 40, 20) + fillRect(a, -44, -21, 86, 40, 20) + letters(o, '21', 26))

/** The table from above, with its seats. */
const seats: Emblem = ({ a, A, m, M, s, S, o }) => {
  const seat = (deg: number) => {
    const [x, y] = [Math.cos((deg * Math.PI) / 180) * 92, Math.sin((deg * Math.PI) / 180) * 108 - 34]
    return fillCircle(A, Math.round(x), Math.round(y) + 4, 15) + fillCircle(a, Math.round(x), Math.round(y), 15)
  }
  return (
    [14, 52, 90, 128, 166].map(seat).join('') +
    fillPath(M, 'M-92-60H92C92 24 52 58 0 58S-92 24-92-60Z') +
    fillPath(m, 'M-82-60H82C82 16 46 48 0 48S-82 16-82-60Z') +
    strokePath(s, 4, 'M-58 4C-42 26-20 34 0 34S42 26 58 4') +
    at(-20, -16, 0.56, faced(s, S, o, 'B', suits.club), -8) +
    at(24, -16, 0.56, faced(s, S, o, 'E', suits.heart), 8) +
    fillRect(o, -40, -78, 80, 18, 6) +
    [-26, -9, 8].map((x) => fillRect(a, x, -75, 14, 12, 3)).join('')
  )
}

/** A jack, drawn as a court card's half figure. */
const knave: Emblem = ({ a, A, m, M, s, S, o }) =>
  at(
    0,
    0,
    1.3,
    card(
      s,
      S,
      at(-30, -50, 1, letters(o, 'B', 22)) +
        fillPath(M, 'M-34 58C-34 20-22 8 0 8S34 20 34 58Z') +
        fillPath(m, 'M-34 58C-34 20-22 8 0 8V58Z') +
        fillPath(a, 'M-10 8L0 30L10 8Z') +
        fillCircle(o, 0, -14, 20) +
        fillPath(A, 'M-26-22C-26-48 26-50 28-24L14-28L0-22L-12-28Z') +
        strokePath(a, 5, 'M20-36C34-48 38-44 34-30') +
        at(28, 48, 0.4, fillPath(o, suits.spade)),
    ),
  )

/** A stack of chips beside a covered card. */
const doubleDown: Emblem = ({ a, A, m, M, s, S, o }) => {
  const chip = (y: number) => fillEllipse(A, 46, y + 10, 42, 17) + fillRect(A, 4, y, 84, 10) + fillEllipse(a, 46, y, 42, 17)
  const back = card(
    m,
    M,
    strokePath(s, 4, 'M-34-55H34V55H-34Z') + [-30, 0, 30].map((y) => at(0, y, 0.6, fillPath(s, suits.diamond))).join(''),
  )
  return (
    at(-40, -10, 1, back, -12) +
    at(-22, 14, 1, faced(s, S, o, '6', suits.heart), 6) +
    [66, 50, 34, 18].map(chip).join('') +
    `<ellipse cx="46" cy="18" rx="25" ry="9" fill="none" stroke="${s}" stroke-width="4" stroke-dasharray="8 5"/>`
  )
}

/** Five cards in a fan. */
const royal: Emblem = ({ a, s, S, o }) =>
  ['10', 'B', 'D', 'K', 'E']
    .map((rank, i) => at((i - 2) * 27, 22 + Math.abs(i - 2) * 8, 0.78, faced(s, S, i % 2 ? a : o, rank, suits.heart), (i - 2) * 13))
    .join('')

/** A tiled stove with its fire, and a pair of cards before it. */
const stove: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillRect(M, -52, -98, 112, 14, 5) +
  fillRect(M, -44, -86, 96, 160) +
  fillRect(m, -44, -86, 78, 160) +
  fillRect(m, -52, -98, 96, 14, 5) +
  strokePath(M, 4, 'M-44-52H34M-44-18H34M-18-86V-18M8-86V-18') +
  [-31, -5, 21].map((x) => at(x, -69, 0.34, fillPath(s, suits.diamond)) + at(x, -35, 0.34, fillPath(s, suits.heart))).join('') +
  fillPath(o, 'M-32 56V14a28 24 0 0 1 56 0V56Z') +
  fillPath(a, 'M-22 56C-30 34-12 30-10 10C2 20 4 30 6 34C10 30 10 26 10 22C22 34 22 48 16 56Z') +
  fillPath(s, 'M-10 56C-14 44-4 42-2 32C6 42 8 50 4 56Z') +
  fillRect(A, -64, 72, 136, 18, 6) +
  fillRect(a, -64, 72, 136, 9, 5) +
  at(46, 42, 0.56, faced(s, S, o, 'B', suits.spade), -8) +
  at(74, 48, 0.56, faced(s, S, M, 'B', suits.heart), 12)

/** Four of a kind. */
const fourOfAKind: Emblem = ({ a, s, S, o }) =>
  ([suits.spade, suits.heart, suits.club, suits.diamond] as const)
    .map((suit, i) => at(i % 2 ? 40 : -40, i < 2 ? -42 : 46, 0.68, faced(s, S, i % 2 ? a : o, 'E', suit), i % 2 ? 8 : -8))
    .join('')

/** A hand that keeps two cards and exchanges three. */
const exchange: Emblem = ({ a, A, m, M, s, S, o }) =>
  [-62, 62].map((x) => at(x, 34, 0.6, card(m, M, repeatAround(4, fillPath(s, 'M0-34L8-18L0-4L-8-18Z'))), x / 6)).join('') +
  at(0, 44, 0.6, card(m, M, repeatAround(4, fillPath(s, 'M0-34L8-18L0-4L-8-18Z')))) +
  at(-30, -28, 0.85, faced(s, S, o, 'D', suits.spade), -10) +
  at(34, -28, 0.85, faced(s, S, a, 'D', suits.heart), 10) +
  strokePath(A, 8, 'M-78-40C-92-6-86 6-78 14M78-40C92-6 86 6 78 14')

export const cardTableEmblems = { shoe, naturals, palette, twentyOne, seats, knave, doubleDown, royal, stove, fourOfAKind, exchange }
