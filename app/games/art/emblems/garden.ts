import { type Emblem, fillCircle, fillEllipse, fillPath, mirrored, repeatAround, rotated, shadedHalves, strokePath } from './ink.ts'

const mushroom: Emblem = ({ a, A, m, M, s, S }) =>
  fillPath(m, 'M-84 92C-70 60-58 70-52 92ZM60 92C66 64 80 66 88 92Z') +
  shadedHalves(s, S, 'M0 0H28C22 36 32 62 40 84C26 94 12 94 0 94Z') +
  shadedHalves(S, S, 'M0-4H62C52 16 20 22 0 22Z') +
  shadedHalves(a, A, 'M0-90C54-90 90-54 94 4C66 16 30 10 0 10Z') +
  fillCircle(s, -24, -56, 15) +
  fillCircle(s, 30, -48, 11) +
  fillCircle(s, -62, -16, 11) +
  fillCircle(s, 4, -18, 13) +
  fillCircle(s, 62, -10, 9) +
  fillPath(M, 'M-26 94C-16 78-6 80 0 94C8 76 18 80 26 94Z')

const acorn: Emblem = ({ a, A, m, M, s, o }) =>
  rotated(
    14,
    fillPath(m, 'M6-66C30-100 72-98 92-78C80-50 40-44 6-66Z') +
      strokePath(o, 4, 'M14-66C40-72 60-76 80-76') +
      strokePath(s, 10, 'M0-58C0-76-6-86-14-92') +
      shadedHalves(a, A, 'M0 0H56C56 50 26 74 6 88L0 98Z') +
      fillPath(s, 'M-36 20C-34 42-24 58-14 66C-18 50-20 34-20 20Z') +
      shadedHalves(m, M, 'M0-60C42-60 70-38 66 4C66 12 58 14 50 14H0Z') +
      strokePath(
        o,
        4,
        'M-58-18C-34-8-14-6 8 12M-42-40C-14-26 18-14 40 12M-10-56C20-40 46-24 62-6M58-18C34-8 14-6-8 12M42-40C14-26-18-14-40 12M10-56C-20-40-46-24-62-6',
      ),
  )

const clover: Emblem = ({ m, M, s, S }) =>
  strokePath(M, 12, 'M0 4C4 44 18 76 46 94') +
  repeatAround(
    4,
    `<g transform="rotate(45) translate(0 -10)">${fillPath(m, 'M1 2C-34-8-58-38-44-66C-32-86-8-80 0-62Z') + fillPath(M, 'M-1 2V-62C8-80 32-86 44-66C58-38 34-8 0 2Z') + strokePath(s, 4, 'M0-8V-44')}</g>`,
  ) +
  fillCircle(S, 0, 0, 8)

const strawberry: Emblem = ({ a, A, m, M, s }) =>
  shadedHalves(a, A, 'M0-44C34-66 82-48 82-8C80 44 30 82 0 94Z') +
  [
    [-44, -16],
    [-14, -6],
    [18, -14],
    [50, -18],
    [-34, 20],
    [0, 26],
    [34, 18],
    [-18, 54],
    [16, 54],
    [0, 76],
    [-60, 8],
    [60, 10],
  ]
    .map(([x = 0, y = 0]) => fillEllipse(s, x, y, 3.4, 5.4))
    .join('') +
  mirrored(fillPath(m, 'M0-48C16-74 44-72 66-58C50-50 44-30 24-26C14-30 4-38 0-48Z')) +
  fillPath(M, 'M0-50C-14-38-12-20 0-8C12-20 14-38 0-50Z') +
  strokePath(M, 9, 'M0-50C0-70 8-84 18-92')

const cherries: Emblem = ({ a, A, m, M, s }) =>
  strokePath(M, 8, 'M-38 14C-34-30-8-64 28-84M42 22C46-20 40-54 28-84') +
  fillPath(m, 'M28-84C52-104 86-92 98-66C72-50 42-56 28-84Z') +
  fillPath(M, 'M28-84C56-84 80-76 98-66C72-50 42-56 28-84Z') +
  fillCircle(a, -42, 46, 42) +
  fillPath(A, 'M-30 5.800A42 42 0 0 1-30 86.200C-8 62-8 30-30 5.800Z') +
  fillCircle(a, 44, 54, 38) +
  fillPath(A, 'M56 18A38 38 0 0 1 56 90C76 68 76 40 56 18Z') +
  fillEllipse(s, -58, 30, 8, 12, 34) +
  fillEllipse(s, 28, 40, 7, 11, 34)

const daisy: Emblem = ({ a, A, m, M, s, S }) =>
  strokePath(M, 10, 'M0 10C4 50-4 70 0 98') +
  fillPath(m, 'M0 88C10 56 44 50 66 56C60 82 28 98 0 88ZM0 78C-10 54-34 46-56 50C-52 74-24 88 0 78Z') +
  `<g transform="translate(0 -26)">${repeatAround(12, fillPath(s, 'M0-12C-18-40-14-70 0-72L1-12Z') + fillPath(S, 'M-1-12V-72C14-70 18-40 0-12Z'))}${fillCircle(a, 0, 0, 26)}${fillPath(A, 'M8-24.700A26 26 0 0 1 8 24.700C18 8 18-8 8-24.700Z')}</g>`

const tulip: Emblem = ({ a, A, m, M, s }) =>
  strokePath(M, 10, 'M0 6V98') +
  fillPath(m, 'M0 96C-12 60-40 30-70 24C-76 60-44 94 0 96Z') +
  fillPath(M, 'M0 96C12 60 40 30 70 24C76 60 44 94 0 96Z') +
  mirrored(fillPath(A, 'M0 14C-40 10-56-30-46-82C-24-70-6-44 0 14Z')) +
  shadedHalves(a, A, 'M0-92C22-66 30-20 16 14H0Z') +
  strokePath(s, 4, 'M-10-44C-14-24-12-8-8 4')

const fir: Emblem = ({ a, m, M, s, S }) =>
  shadedHalves(S, S, 'M0 66H12V96H0Z') +
  shadedHalves(m, M, 'M0-6C20 34 50 56 78 70C52 80 24 80 0 80Z') +
  shadedHalves(m, M, 'M0-40C16-2 38 18 62 30C44 40 20 42 0 42Z') +
  shadedHalves(m, M, 'M0-78C10-46 26-26 46-14C32-4 14-2 0-2Z') +
  `<g transform="translate(0 -80) scale(.22)">${repeatAround(5, fillPath(a, 'M0 0L-34-46L0-96L34-46Z'))}</g>` +
  [
    [-22, -16],
    [16, -26],
    [-36, 28],
    [6, 18],
    [40, 26],
    [-52, 66],
    [-10, 58],
    [30, 64],
    [58, 66],
  ]
    .map(([x = 0, y = 0], i) => fillCircle(i % 2 ? s : a, x, y, 6))
    .join('')

const sunflower: Emblem = ({ a, A, m, M, s, o }) =>
  strokePath(M, 11, 'M0 30V98') +
  fillPath(m, 'M0 92C14 62 46 54 74 62C66 90 32 104 0 92ZM0 86C-14 60-44 54-70 62C-62 86-30 98 0 86Z') +
  `<g transform="translate(0 -22)">${repeatAround(16, fillPath(a, 'M0-30C-14-48-8-72 0-76L1-30Z') + fillPath(A, 'M-1-30V-76C8-72 14-48 0-30Z'))}${fillCircle(o, 0, 0, 36)}${repeatAround(10, fillCircle(s, 0, -26, 3))}${repeatAround(6, fillCircle(s, 0, -14, 3))}${fillCircle(s, 0, 0, 3)}</g>`

const pear: Emblem = ({ a, A, m, M, s }) =>
  strokePath(M, 9, 'M0-58C0-76 6-88 14-94') +
  fillPath(m, 'M6-70C20-98 56-102 80-86C66-60 34-54 6-70Z') +
  shadedHalves(a, A, 'M0-66C24-66 30-40 36-16C44 4 68 18 68 48C68 80 36 94 0 94Z') +
  fillEllipse(s, -34, 44, 9, 20, 12) +
  fillPath(M, 'M-8 92C-6 84 6 84 8 92Z')

export const garden = { mushroom, acorn, clover, strawberry, cherries, daisy, tulip, fir, sunflower, pear }
