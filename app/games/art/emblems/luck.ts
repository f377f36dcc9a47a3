import { type Emblem, fillCircle, fillEllipse, fillPath, mirrored, repeatAround, rotated, shadedHalves, strokePath } from './ink.ts'

const gem: Emblem = ({ m, M, s, S, a }) =>
  fillPath(m, 'M-54-62H0V84L-96-16Z') +
  fillPath(M, 'M54-62H0V84L96-16Z') +
  fillPath(s, 'M-54-62L-38-16H-96ZM-38-16L0-62L38-16Z') +
  fillPath(S, 'M54-62L38-16H96Z') +
  fillPath(s, 'M-38-16L0 84V-16Z') +
  fillPath(S, 'M38-16L0 84V-16Z') +
  fillPath(a, 'M70-96L76-82L90-76L76-70L70-56L64-70L50-76L64-82Z')

const seven: Emblem = ({ a, A, m, s, S }) =>
  fillPath(A, 'M-62-80H76V-40C40 0 22 40 18 96H-32C-28 44-8 4 20-34H-20V-12H-62Z') +
  fillPath(a, 'M-70-88H68V-48C32-8 14 32 10 88H-40C-36 36-16-4 12-42H-28V-20H-70Z') +
  fillPath(s, 'M-60-78H58V-66H-60ZM58-66L58-52C24-14 4 30 0 78H-8C-4 28 18-20 46-58Z') +
  fillPath(m, 'M78 30L84 46L100 52L84 58L78 74L72 58L56 52L72 46Z') +
  fillPath(S, 'M-84 30L-79 42L-66 47L-79 52L-84 64L-89 52L-102 47L-89 42Z')

const horseshoe: Emblem = ({ a, A, s, m }) =>
  fillPath(a, 'M0-92C-60-92-84-40-76 8C-70 40-58 58-54 74H-68V94H-22V74C-34 46-48 22-48-12C-48-44-30-62 0-62Z') +
  fillPath(A, 'M0-92C60-92 84-40 76 8C70 40 58 58 54 74H68V94H22V74C34 46 48 22 48-12C48-44 30-62 0-62Z') +
  mirrored(
    fillCircle(s, 27, -72, 6) + fillCircle(s, 54, -46, 6) + fillCircle(s, 63, -10, 6) + fillCircle(s, 57, 26, 6) + fillCircle(s, 45, 58, 6),
  ) +
  fillPath(m, 'M0-24L8-4L28 4L8 12L0 32L-8 12L-28 4L-8-4Z')

const coins: Emblem = ({ a, A, m, s, S, o }) => {
  const coin = (x: number, y: number, ink: string, edge: string) =>
    fillPath(edge, `M${x - 46} ${y}V${y + 16}C${x - 46} ${y + 38} ${x + 46} ${y + 38} ${x + 46} ${y + 16}V${y}Z`) +
    fillEllipse(ink, x, y, 46, 20)
  return (
    coin(-44, 62, a, A) +
    coin(46, 62, a, A) +
    coin(-40, 40, s, S) +
    coin(46, 40, a, A) +
    coin(-44, 18, a, A) +
    fillCircle(A, 14, -34, 60) +
    fillCircle(a, 9, -37, 58) +
    `<circle cx="9" cy="-37" r="45" fill="none" stroke="${s}" stroke-width="5"/>` +
    fillPath(o, 'M-20-56L-8-42L9-66L26-42L38-56L34-16H-16Z') +
    fillCircle(m, 9, -28, 6)
  )
}

const star: Emblem = ({ a, A, s, m }) =>
  repeatAround(5, fillPath(a, 'M0 0L-25-34L0-98L.8 0Z') + fillPath(A, 'M-.8 0L0-98L25-34L0 0Z')) +
  `<g transform="rotate(36) scale(.46)">${repeatAround(5, fillPath(s, 'M0 0L-25-34L0-98L0 0Z'))}</g>` +
  fillCircle(m, 0, 0, 10)

const sun: Emblem = ({ a, A, m, s, o }) =>
  repeatAround(12, fillPath(m, 'M-9-66L0-98L9-66Z')) +
  rotated(15, repeatAround(12, fillCircle(s, 0, -76, 4))) +
  shadedHalves(a, A, 'M0-58A58 58 0 0 1 0 58Z') +
  mirrored(fillEllipse(o, 21, -8, 6, 8) + fillCircle(s, 34, 14, 8)) +
  strokePath(o, 6, 'M-20 22C-10 34 10 34 20 22')

const moon: Emblem = ({ a, A, s, m, o }) =>
  fillPath(a, 'M20-92C-44-92-86-46-86 4C-86 56-42 96 12 94C40 93 62 82 76 64C30 66-4 36-8-6C-12-46 2-74 20-92Z') +
  fillPath(A, 'M76 64C62 82 40 93 12 94C-20 94-48 80-66 60C-20 78 40 84 76 64Z') +
  strokePath(o, 5, 'M-52-10C-46-2-36-2-30-10M-40 24C-30 34-20 34-12 28') +
  `<g transform="translate(50 -34) scale(.34)">${repeatAround(5, fillPath(s, 'M0 0L-30-40L0-98L30-40Z'))}</g><g transform="translate(78 16) scale(.17)">${repeatAround(5, fillPath(m, 'M0 0L-30-40L0-98L30-40Z'))}</g>`

const snowflake: Emblem = ({ s, m, a }) =>
  repeatAround(6, strokePath(s, 9, 'M0-18V-94M0-66L-20-84M0-66L20-84M0-42L-18-56M0-42L18-56')) +
  rotated(30, repeatAround(6, fillPath(m, 'M0-24L9-40L0-58L-9-40Z'))) +
  repeatAround(6, fillPath(s, 'M0 0L-16-28H16Z')) +
  fillCircle(a, 0, 0, 11)

const mitten: Emblem = ({ a, A, m, M, s, S }) =>
  rotated(
    -12,
    fillPath(A, 'M30 30C44 4 58-14 74-10C92-2 84 24 70 36C56 50 50 58 40 66Z') +
      shadedHalves(a, A, 'M0-92C38-92 48-60 46-26V62H0Z') +
      fillPath(s, 'M0-76L14-60L0-44L-14-60ZM-46-30H46V-22H-46ZM-46 14H46V22H-46Z') +
      [-34, -17, 0, 17, 34].map((x) => fillPath(s, `M${x}-14l8 10l-8 10l-8-10Z`)).join('') +
      [-30, -10, 10, 30].map((x) => fillCircle(s, x, 40, 5)).join('') +
      shadedHalves(m, M, 'M0 58H52V90H0Z') +
      strokePath(S, 4, 'M-34 62V86M-17 62V86M0 62V86M17 62V86M34 62V86'),
  )

const snowman: Emblem = ({ a, A, m, M, s, S, o }) =>
  shadedHalves(s, S, 'M0-8C40-8 60 18 60 46C60 78 36 96 0 96Z') +
  shadedHalves(s, S, 'M0-66C24-66 40-48 40-28C40-8 24 4 0 4Z') +
  fillPath(m, 'M-30-62C-34-104 34-104 30-62Z') +
  fillPath(M, 'M0-94C24-94 32-78 30-62H0Z') +
  shadedHalves(S, S, 'M0-70H38V-56H0Z') +
  fillCircle(a, 0, -96, 10) +
  fillPath(a, 'M-38-6C-14 8 14 8 38-6L42 10C14 24-14 24-42 10Z') +
  fillPath(A, 'M14 10L40 54L18 60L2 14Z') +
  mirrored(fillCircle(o, 14, -38, 5)) +
  fillPath(a, 'M-2-32L-40-20L-2-20Z') +
  [34, 54, 74].map((y) => fillCircle(o, -4, y, 5)).join('') +
  strokePath(M, 6, 'M-56 30L-92 2M-80 12L-96 14M56 30L92 2M80 12L96 14')

const heart: Emblem = ({ a, A, m, s }) =>
  shadedHalves(a, A, 'M0-46C18-92 92-86 90-22C86 34 30 66 0 92Z') +
  strokePath(s, 7, 'M-58-24C-54-46-40-54-28-52') +
  repeatAround(1, fillPath(s, 'M0-14C10-34 38-30 36-6C34 18 12 30 0 42C-12 30-34 18-36-6C-38-30-10-34 0-14Z')) +
  fillPath(m, 'M0 0C6-10 20-8 18 4C16 14 6 20 0 26C-6 20-16 14-18 4C-20-8-6-10 0 0Z')

export const luck = { gem, seven, horseshoe, coins, star, sun, moon, snowflake, mitten, snowman, heart }
