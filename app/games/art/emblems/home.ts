import { type Emblem, fillCircle, fillPath, fillRect, mirrored, repeatAround, rotated, shadedHalves, strokePath } from './ink.ts'

const windmill: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillPath(M, 'M-90 96C-60 80 60 80 90 96Z') +
  shadedHalves(s, S, 'M0-36H28L46 90H0Z') +
  shadedHalves(a, A, 'M0-60C22-58 34-48 36-32H0Z') +
  fillPath(o, 'M-12 90V66a12 12 0 0 1 24 0V90ZM-7 20h14v18H-7Z') +
  `<g transform="translate(0 -32) rotate(18)">${repeatAround(4, fillRect(m, -3, -66, 6, 66, 3) + fillPath(m, 'M3-64H24L20-14H3Z') + strokePath(o, 3, 'M8-50H20M8-38H19M8-26H18'))}${fillCircle(a, 0, 0, 9)}</g>`

const cabin: Emblem = ({ a, A, m, M, s, o }) =>
  fillPath(s, 'M-100 94C-70 74 70 74 100 94Z') +
  fillPath(M, 'M38-70H56V-30H38Z') +
  strokePath(s, 6, 'M47-80C40-90 54-94 46-100') +
  shadedHalves(a, A, 'M0-48L62 0V84H0Z') +
  shadedHalves(m, M, 'M0-74L92 0L80 14L0-50Z') +
  fillRect(s, -46, 14, 32, 34, 3) +
  strokePath(o, 4, 'M-30 16V46M-44 31H-16') +
  fillPath(s, 'M12 84V24H46V84Z') +
  fillPath(o, 'M17 84V29H41V84Z') +
  fillCircle(a, 36, 58, 3) +
  fillCircle(s, 0, -16, 11) +
  fillCircle(o, 0, -16, 6)

const teapot: Emblem = ({ a, A, m, M, s }) =>
  strokePath(s, 6, 'M-20-72C-30-82-10-88-20-99M4-74C-6-84 14-88 4-100') +
  `<path d="M60 0C104-18 106 48 54 50" fill="none" stroke="${M}" stroke-width="14" stroke-linecap="round"/>` +
  fillPath(a, 'M-56 34C-80 26-76-10-98-20L-84-30C-60-22-54-4-48 8Z') +
  shadedHalves(a, A, 'M0-40C46-40 70-10 70 26C70 62 44 82 30 84H0Z') +
  shadedHalves(m, M, 'M0-50C26-50 40-42 44-30H0Z') +
  fillCircle(s, 0, -57, 10) +
  fillPath(s, 'M-66 10C-30 26 30 26 66 10L70 26C69 32 69 36 68 38C30 54-30 54-68 38C-69 34-70 30-70 26Z') +
  [-44, -22, 0, 22, 44].map((x) => fillCircle(A, x, 31 - Math.abs(x) / 9, 6)).join('') +
  shadedHalves(m, M, 'M0 82H38V92H0Z')

const candle: Emblem = ({ a, A, m, M, s, S, o }) =>
  shadedHalves(a, A, 'M0-100C10-84 22-74 20-56C18-44 8-40 0-40Z') +
  fillPath(s, 'M0-78C8-66 10-60 8-52C6-44-6-44-8-52C-10-60-8-66 0-78Z') +
  strokePath(o, 4, 'M0-46V-34') +
  shadedHalves(s, S, 'M0-32H20V44H0Z') +
  fillPath(S, 'M-20-32H20V-18C14-12 12-4 8-4S4-18-2-18S-8 6-14 6S-16-12-20-14Z') +
  `<circle cx="66" cy="58" r="20" fill="none" stroke="${M}" stroke-width="11"/>` +
  shadedHalves(m, M, 'M0 40H32L26 58H0Z') +
  shadedHalves(m, M, 'M0 58H78C70 84 40 90 0 90Z')

const lantern: Emblem = ({ a, A, m, M, s, S, o }) =>
  `<path d="M-26-66C-26-104 26-104 26-66" fill="none" stroke="${S}" stroke-width="8"/>` +
  shadedHalves(m, M, 'M0-76L44-44H0Z') +
  shadedHalves(m, M, 'M0-46H54V-34H0Z') +
  fillPath(s, 'M-46-34H46L40 62H-40Z') +
  fillPath(o, 'M-36-26H36L31 54H-31Z') +
  shadedHalves(a, A, 'M0-16C10 0 24 12 20 34C16 46 6 50 0 50Z') +
  fillPath(s, 'M0 12C8 24 10 30 8 38C6 46-6 46-8 38C-10 30-8 24 0 12Z') +
  shadedHalves(m, M, 'M0 60H58V90H0Z') +
  [-36, -12, 12, 36].map((x) => fillCircle(o, x, 75, 5)).join('')

const kite: Emblem = ({ a, A, m, M, s }) =>
  rotated(
    16,
    strokePath(s, 5, 'M0 48C20 62-16 74 4 86S-8 100 0 108') +
      fillPath(a, 'M0-98L-62-28H0Z') +
      fillPath(m, 'M0-98L62-28H0Z') +
      fillPath(M, 'M-62-28L0 56V-28Z') +
      fillPath(A, 'M62-28L0 56V-28Z') +
      strokePath(s, 5, 'M0-98V56M-62-28H62') +
      fillCircle(s, 0, -28, 9) +
      fillPath(a, 'M6 64L24 54V74ZM6 64L-12 58V76Z') +
      fillPath(m, 'M2 88L20 80V98ZM2 88L-16 82V98Z'),
  )

const bell: Emblem = ({ a, A, m, M, s, S }) =>
  fillCircle(M, 0, 76, 20) +
  `<circle cx="0" cy="-84" r="13" fill="none" stroke="${s}" stroke-width="9"/>` +
  shadedHalves(a, A, 'M0-74C44-74 58-36 60 2C62 32 70 46 86 58V66H0Z') +
  shadedHalves(s, S, 'M0 28H66C69 38 75 48 86 58V68H0Z') +
  fillPath(m, 'M-38-14C-36-36-30-50-20-58C-24-40-26-24-26-10Z') +
  [-48, -24, 0, 24, 48].map((x) => fillCircle(A, x, 48, 5)).join('')

const book: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillPath(M, 'M-98-58C-60-72-24-66 0-46C24-66 60-72 98-58V86C60 72 24 74 0 92C-24 74-60 72-98 86Z') +
  fillPath(s, 'M-88-66C-54-78-20-72 0-52V80C-22 62-54 60-88 72Z') +
  fillPath(S, 'M88-66C54-78 20-72 0-52V80C22 62 54 60 88 72Z') +
  strokePath(o, 5, 'M-72-38C-54-43-34-42-18-32M-72-14C-54-19-34-18-18-8M-72 10C-54 5-34 6-18 16M-72 34C-54 29-34 30-18 40') +
  fillPath(m, 'M46-40L66-14L46 12L26-14Z') +
  strokePath(o, 5, 'M20 42C36 32 54 31 72 36') +
  fillPath(a, 'M60-76C68-76 74-75 78-74V-30L69-40L60-30Z') +
  fillPath(A, 'M69-75C73-75 76-74 78-74V-30L69-40Z')

const key: Emblem = ({ a, A, m, s, o }) =>
  rotated(
    38,
    fillPath(A, 'M-9-20H9V90H-9Z') +
      fillPath(a, 'M-9-20H0V90H-9Z') +
      fillPath(a, 'M9 44H38V62H26V70H38V88H9Z') +
      fillCircle(a, 0, -52, 46) +
      fillPath(A, 'M0-98A46 46 0 0 1 0-6Z') +
      fillCircle(o, 0, -52, 27) +
      repeatAround(1, fillPath(m, 'M0-74C12-62 20-52 0-30C-20-52-12-62 0-74Z')) +
      fillRect(s, -16, -8, 32, 11, 5),
  )

const compass: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillCircle(M, 0, 8, 90) +
  fillCircle(m, -3, 5, 84) +
  fillCircle(s, 0, 8, 72) +
  `<circle cx="0" cy="-88" r="9" fill="none" stroke="${S}" stroke-width="7"/>` +
  `<g transform="translate(0 8)">${repeatAround(4, fillRect(o, -3, -66, 6, 14, 3))}${repeatAround(12, fillCircle(o, 0, -60, 2.5))}${rotated(
    32,
    fillPath(a, 'M0-54L-15 0H0Z') +
      fillPath(A, 'M0-54L15 0H0Z') +
      fillPath(M, 'M0 54L15 0H0Z') +
      fillPath(m, 'M0 54L-15 0H0Z') +
      fillCircle(o, 0, 0, 7),
  )}</g>`

const balloon: Emblem = ({ a, A, m, M, s, S }) =>
  strokePath(S, 4, 'M-36 34L-18 68M36 34L18 68M-12 44L-8 68M12 44L8 68') +
  fillPath(a, 'M0-98C-50-98-82-64-80-24C-78 10-44 32-30 46H30C44 32 78 10 80-24C82-64 50-98 0-98Z') +
  fillPath(A, 'M0-98C50-98 82-64 80-24C78 10 44 32 30 46H0Z') +
  fillPath(s, 'M0-98C-30-94-48-60-46-24C-44 8-28 32-18 46H-4C-8 20-18-10-18-30C-18-60-10-88 0-98Z') +
  fillPath(S, 'M0-98C30-94 48-60 46-24C44 8 28 32 18 46H4C8 20 18-10 18-30C18-60 10-88 0-98Z') +
  fillPath(m, 'M-22 66H22L17 96H-17Z') +
  fillPath(M, 'M0 66H22L17 96H0Z')

const pretzel: Emblem = ({ a, A, s }) =>
  `<path d="M-18 84C40 44 96 10 86-38C76-82 18-72 0-22C-18-72-76-82-86-38C-96 10-40 44 18 84" fill="none" stroke="${A}" stroke-width="30" stroke-linecap="round" transform="translate(0 -4)"/>` +
  `<path d="M-18 84C40 44 96 10 86-38C76-82 18-72 0-22C-18-72-76-82-86-38C-96 10-40 44 18 84" fill="none" stroke="${a}" stroke-width="24" stroke-linecap="round" transform="translate(-3 -6)"/>` +
  [
    [-86, -30],
    [-72, -62],
    [-34, -66],
    [-66, 8],
    [-36, 34],
    [84, -28],
    [70, -62],
    [34, -66],
    [64, 8],
    [34, 36],
    [0, 58],
    [0, -30],
  ]
    .map(([x = 0, y = 0], i) =>
      rotated(0, `<rect x="${x - 6}" y="${y - 8}" width="9" height="9" rx="2" fill="${s}" transform="rotate(${i * 37} ${x} ${y})"/>`),
    )
    .join('')

const icecream: Emblem = ({ a, A, m, M, s, S, o }) =>
  shadedHalves(a, A, 'M0 10H44L6 98C4 100 2 100 0 100Z') +
  strokePath(o, 4, 'M-38 22L8 76M-22 12L22 64M6 12L32 44M38 22L-8 76M22 12L-22 64M-6 12L-32 44') +
  shadedHalves(m, M, 'M0-30C40-34 62-18 58 4C54 18 38 12 30 20C20 28 10 16 0 20Z') +
  shadedHalves(s, S, 'M0-84C34-84 50-60 48-38C44-24 32-32 24-24C14-16 8-26 0-22Z') +
  fillCircle(a, 4, -88, 12) +
  strokePath(M, 4, 'M6-98C12-104 18-104 22-102')

const drops = (ink: string): string => fillPath(ink, 'M0-14C8-4 10 2 10 6A10 10 0 0 1-10 6C-10 2-8-4 0-14Z')

const umbrella: Emblem = ({ a, A, m, s, S }) =>
  strokePath(S, 8, 'M0-70V70C0 96 36 96 36 72') +
  fillPath(a, 'M0-84C-54-82-92-46-94 6C-84-8-66-10-50 2C-38-10-14-12 0 2Z') +
  fillPath(A, 'M0-84C54-82 92-46 94 6C84-8 66-10 50 2C38-10 14-12 0 2Z') +
  fillPath(s, 'M0-84C-24-62-40-34-50 2C-38-10-14-12 0 2Z') +
  fillPath(S, 'M0-84C24-62 40-34 50 2C38-10 14-12 0 2Z') +
  fillCircle(m, 0, -88, 8) +
  [
    [-62, 40],
    [-34, 70],
    [62, 48],
    [-74, 84],
    [78, 84],
  ]
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${drops(m)}</g>`)
    .join('')

const bicycle: Emblem = ({ a, m, M, s, S }) =>
  mirrored(`<circle cx="56" cy="34" r="38" fill="none" stroke="${s}" stroke-width="9"/>`) +
  `<g transform="translate(-56 34)">${repeatAround(8, strokePath(S, 2, 'M0 0V-34'))}</g><g transform="translate(56 34)">${repeatAround(8, strokePath(S, 2, 'M0 0V-34'))}</g>` +
  strokePath(a, 9, 'M-56 34L-26-22H34L-6 34H-56M-6 34L-32-40M34-22L56 34') +
  strokePath(s, 7, 'M34-22L26-54M12-58H30C42-58 46-50 40-44') +
  strokePath(M, 11, 'M-48-42H-18') +
  fillCircle(m, -6, 34, 11) +
  fillPath(m, 'M34-40H66L60-14H40Z') +
  strokePath(M, 3, 'M42-40L46-14M58-40L54-14M36-27H63')

export const home = {
  windmill,
  cabin,
  teapot,
  candle,
  lantern,
  kite,
  bell,
  book,
  key,
  compass,
  balloon,
  pretzel,
  icecream,
  umbrella,
  bicycle,
}
