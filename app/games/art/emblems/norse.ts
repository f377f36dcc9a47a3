import { type Emblem, fillCircle, fillEllipse, fillPath, mirrored, repeatAround, rotated, shadedHalves, strokePath } from './ink.ts'

const crown: Emblem = ({ a, A, m, s, S, o }) =>
  shadedHalves(a, A, 'M0-66L38-4L86-48L74 56H0Z') +
  fillCircle(s, 0, -76, 12) +
  mirrored(fillCircle(s, 90, -54, 11)) +
  shadedHalves(s, S, 'M0 58H76V82H0Z') +
  fillPath(m, 'M0 6L15 28L0 50L-15 28Z') +
  mirrored(fillCircle(o, 44, 32, 8)) +
  [-54, -27, 0, 27, 54].map((x) => fillCircle(o, x, 70, 4)).join('')

const helmet: Emblem = ({ a, A, m, M, s, S, o }) =>
  shadedHalves(s, S, 'M58-20C92-26 100-62 84-96C84-66 68-48 46-44Z') +
  shadedHalves(a, A, 'M0-78C46-76 70-40 70 20H0Z') +
  shadedHalves(m, M, 'M0-80H9V24H0Z') +
  shadedHalves(m, M, 'M0 12H76V34H0Z') +
  mirrored(fillCircle(o, 56, 23, 4.5) + fillCircle(o, 32, 23, 4.5)) +
  shadedHalves(m, M, 'M0 34H13L9 78L0 86Z') +
  mirrored(fillPath(A, 'M72 36C74 60 68 80 56 94L44 84C50 70 52 54 50 36Z')) +
  mirrored(strokePath(o, 4, 'M34-46C42-32 46-16 46-2'))

const runestone: Emblem = ({ a, m, M, s, S, o }) =>
  fillPath(M, 'M-96 94C-80 74-50 82-40 88C0 80 50 88 60 84C76 78 92 84 96 94Z') +
  fillPath(s, 'M-52 88C-64 30-60-40-36-82C-14-102 26-96 40-78C60-40 62 30 52 88Z') +
  fillPath(S, 'M26-92C32-90 37-84 40-78C60-40 62 30 52 88H24C40 30 40-40 26-92Z') +
  strokePath(o, 8, 'M-22-64V-14M-22-58L4-44M-22-40L4-26M20-64V-14M20-48L34-36') +
  strokePath(a, 8, 'M-22 10V66M-22 12L0 34L-22 40L2 66M18 66V12L34 30') +
  fillCircle(o, 0, -2, 4) +
  fillPath(m, 'M-84 94C-78 70-70 70-64 94ZM60 94C66 72 78 72 82 94Z')

const drum: Emblem = ({ a, A, m, M, s, S }) =>
  strokePath(S, 8, 'M-84-88L-10-36M84-88L10-36') +
  mirrored(fillCircle(s, 86, -90, 10)) +
  shadedHalves(a, A, 'M0-20H72V56C72 78 30 88 0 88Z') +
  strokePath(s, 6, 'M-70-6L-46 72L-22 8L0 82L22 8L46 72L70-6') +
  fillEllipse(M, 0, -18, 74, 26) +
  fillEllipse(s, 0, -22, 66, 20) +
  fillEllipse(m, 0, -22, 40, 11)

const hammer: Emblem = ({ a, A, m, M, s, S, o }) =>
  shadedHalves(m, M, 'M0-28H15V72H0Z') +
  strokePath(o, 5, 'M-13 0L13 12M-13 18L13 30M-13 36L13 48M-13 54L13 66') +
  `<circle cx="0" cy="84" r="11" fill="none" stroke="${s}" stroke-width="8"/>` +
  shadedHalves(a, A, 'M0-88H58L88-62V-34L58-10H0Z') +
  shadedHalves(s, S, 'M0-72H20L36-49L20-26H0Z') +
  fillPath(o, 'M0-62L14-49L0-36L-14-49Z') +
  mirrored(fillPath(o, 'M62-64L76-52V-46L62-34Z'))

const shield: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillCircle(S, 0, 0, 96) +
  fillPath(a, 'M0 0V-84A84 84 0 0 0-84 0Z') +
  fillPath(A, 'M0 0V84A84 84 0 0 0 84 0Z') +
  fillPath(s, 'M0 0V84A84 84 0 0 1-84 0ZM0 0V-84A84 84 0 0 1 84 0Z') +
  repeatAround(12, fillCircle(o, 0, -90, 4)) +
  fillCircle(M, 0, 0, 30) +
  fillCircle(m, -3, -3, 25) +
  repeatAround(4, fillPath(o, 'M0-7L7-20L0-26L-7-20Z'))

const axe: Emblem = ({ a, A, m, M, s, S }) =>
  rotated(
    32,
    shadedHalves(m, M, 'M0-92C8-92 9-86 9-80V88C9 98 0 98 0 98Z') +
      strokePath(s, 5, 'M-9 62H9M-9 74H9') +
      fillPath(s, 'M8-70C40-74 58-88 68-98C96-60 96-4 66 34C56 16 36-6 8-12Z') +
      fillPath(S, 'M56-86C60-90 64-94 68-98C96-60 96-4 66 34C63 28 59 22 54 16C72-16 72-54 56-86Z') +
      fillPath(a, 'M-24-66H10V-16H-24C-30-30-30-52-24-66Z') +
      fillPath(A, 'M0-66H10V-16H0Z'),
  )

const horn: Emblem = ({ a, A, m, s, S, o }) =>
  strokePath(m, 7, 'M-60-34C-30 10 20 40 64 52') +
  fillPath(s, 'M-92-66C-86-20-30 66 62 72C86 72 98 58 94 46C58 44 14 4-8-68Z') +
  fillPath(S, 'M-8-68C14 4 58 44 94 46C98 58 86 72 62 72C28 70 2 58-20 42C30 52 10-20-34-68Z') +
  fillEllipse(a, -50, -68, 46, 17) +
  fillEllipse(o, -50, -70, 36, 11) +
  fillPath(a, 'M-82-18C-64-8-22-16-2-34L2-20C-18 0-56 6-76-4Z') +
  fillPath(A, 'M6 40C26 34 40 22 46 12L58 22C50 34 36 48 18 54Z') +
  fillCircle(a, 88, 58, 12)

const harp: Emblem = ({ a, A, m, s, S }) =>
  [-40, -24, -8, 8, 24, 40].map((x, i) => strokePath(s, 3, `M${x} ${-52 + i * 7}V${62 - i * 13}`)).join('') +
  fillPath(a, 'M-72-72C-60-98-34-92-24-74C-8-50 26-42 58-54C76-60 90-50 88-34C84-44 74-44 64-38C30-22-14-28-38-56C-44-64-52-66-56-58Z') +
  fillPath(A, 'M-68-64H-50V72H-68Z') +
  fillPath(a, 'M-72-64H-58V72H-72Z') +
  fillPath(m, 'M-76 66C-20 56 40 10 70-40L86-32C60 36-4 84-70 92C-82 92-86 72-76 66Z') +
  fillCircle(S, -62, 82, 8)

const troll: Emblem = ({ a, A, m, M, s, o }) =>
  mirrored(fillPath(M, 'M52-14C72-30 88-28 98-10C92 10 72 18 56 14Z')) +
  fillPath(a, 'M-70-20C-86-60-62-70-66-92C-40-88-34-70-20-66C-16-84 2-90 8-100C16-84 24-78 22-66C40-72 52-88 72-88C66-68 86-56 70-20Z') +
  fillPath(A, 'M22-66C40-72 52-88 72-88C66-68 86-56 70-20H34Z') +
  shadedHalves(m, M, 'M0-42C44-42 66-20 64 20C62 66 34 92 0 92Z') +
  mirrored(fillCircle(s, 26, -4, 15) + fillCircle(o, 24, -2, 7) + fillPath(A, 'M10-26C24-34 38-32 46-22L42-14C32-22 20-22 12-18Z')) +
  fillPath(a, 'M0-2C16 4 26 24 20 36C12 46-12 46-20 36C-26 24-16 4 0-2Z') +
  strokePath(o, 6, 'M-34 54C-16 72 16 72 34 54') +
  fillPath(s, 'M-24 60L-16 48L-8 66ZM24 60L16 48L8 66Z')

export const norse = { crown, helmet, runestone, drum, hammer, shield, axe, horn, harp, troll }
