import {
  type Emblem,
  fillCircle,
  fillEllipse,
  fillPath,
  fillRect,
  mirrored,
  repeatAround,
  rotated,
  shadedHalves,
  strokePath,
} from './ink.ts'

const longship: Emblem = ({ a, A, m, s, S, o }) =>
  fillRect(S, -3, -96, 6, 124, 3) +
  fillPath(a, 'M-54-84H54C62-54 62-26 52 4H-52C-62-26-62-54-54-84Z') +
  fillPath(A, 'M27-84H54C62-54 62-26 52 4H26C34-26 34-54 27-84ZM-27-84H0C6-54 6-26 0 4H-26C-34-26-34-54-27-84Z') +
  fillPath(
    s,
    'M-92 22C-88-6-98-34-86-52C-74-66-56-54-62-42C-76-38-74 8-54 26H54C74 8 76-38 62-42C56-54 74-66 86-52C98-34 88-6 92 22C80 58 44 70 0 70S-80 58-92 22Z',
  ) +
  strokePath(o, 3, 'M-74 30C-50 42 50 42 74 30') +
  [-42, -14, 14, 42].map((x) => fillCircle(m, x, 34, 12) + fillCircle(o, x, 34, 4)).join('') +
  strokePath(m, 6, 'M-92 84q12-9 23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0')

const sailboat: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillPath(a, 'M-8-90V36H-76C-62-10-38-54-8-90Z') +
  fillPath(A, 'M-8-90V36H-34C-32-10-24-54-8-90Z') +
  fillPath(s, 'M6-70C36-44 62-6 72 36H6Z') +
  fillPath(S, 'M6-70C16-44 22-6 22 36H6Z') +
  fillRect(s, -4, -98, 6, 148, 3) +
  fillPath(m, 'M-88 48H88C80 78 56 88 0 88S-80 78-88 48Z') +
  fillPath(M, 'M0 48H88C80 78 56 88 0 88Z') +
  [-40, 0, 40].map((x) => fillCircle(o, x, 66, 6)).join('')

const salmon: Emblem = ({ a, A, s, S, o }) =>
  rotated(
    -18,
    fillPath(A, 'M-26-38C-8-70 26-68 40-58L28-30ZM-10 40C-6 60 14 68 26 62L20 36Z') +
      fillPath(A, 'M54 0L98-40C90-12 90 14 98 42Z') +
      fillPath(a, 'M-96 8C-60-52 26-54 68-2C26 58-56 60-96 8Z') +
      fillPath(s, 'M-96 8C-50 26 22 24 68-2C26 58-56 60-96 8Z') +
      strokePath(o, 5, 'M-46-30C-34-8-34 20-48 40') +
      strokePath(S, 4, 'M-22 24q10 8 20 0M8 20q10 8 20 0M-8 38q10 8 20 0') +
      [-18, 2, 22, 40].map((x, i) => fillCircle(o, x, -22 + i * 3, 4)).join('') +
      fillCircle(o, -68, -6, 7),
  )

const anchor: Emblem = ({ a, m, s }) =>
  strokePath(a, 9, 'M-16-70C-70-66-66-20-14-14S60 20 16 40S-58 40-30 66') +
  strokePath(s, 17, 'M0-48V78') +
  strokePath(s, 15, 'M-40-30H40') +
  `<circle cx="0" cy="-70" r="19" fill="none" stroke="${s}" stroke-width="13"/>` +
  strokePath(s, 17, 'M-74 26C-70 66-36 82 0 82S70 66 74 26') +
  mirrored(fillPath(s, 'M50 40L76-4L100 38Z')) +
  fillCircle(m, 0, -2, 5) +
  fillCircle(m, 0, 22, 5)

const lighthouse: Emblem = ({ a, A, m, M, s, S, o }) =>
  mirrored(fillPath(m, 'M18-62L100-92V-26Z')) +
  shadedHalves(s, S, 'M0-46H27L42 86H0Z') +
  shadedHalves(a, A, 'M0-20H30L33.4 10H0Z') +
  shadedHalves(a, A, 'M0 40H36.8L40 70H0Z') +
  fillRect(m, -18, -74, 36, 28) +
  fillRect(o, -3, -72, 6, 24) +
  shadedHalves(a, A, 'M0-98L26-72H0Z') +
  fillRect(s, -36, -50, 72, 9, 4) +
  fillPath(o, 'M-9 86V68a9 9 0 0 1 18 0V86Z') +
  fillPath(M, 'M-92 96C-74 74-56 84-42 78C-20 88 20 88 44 78C60 84 78 76 92 96Z')

const puffin: Emblem = ({ a, A, m, M, s, o }) =>
  fillPath(a, 'M-34 76h26v14h-42q2-12 16-14ZM2 76h26v14H-14q2-12 16-14Z') +
  fillPath(M, 'M-6-90C38-92 54-56 44-24C66 6 66 52 36 82H-34C-54 54-50 8-32-18C-46-54-38-88-6-90Z') +
  fillPath(m, 'M-6-90C38-92 54-56 44-24C52-8 46 4 30 4C10 6-20 0-32-18C-46-54-38-88-6-90Z') +
  fillPath(s, 'M-30-10C4-8 26 22 20 80H-34C-52 54-46 14-30-10Z') +
  fillPath(s, 'M-8-74C16-76 28-58 22-38C14-20-14-18-26-28C-36-46-30-72-8-74Z') +
  fillPath(a, 'M-26-66C-56-74-82-52-88-36C-70-26-46-26-24-32Z') +
  fillPath(A, 'M-88-36C-70-26-46-26-24-32L-25-46C-48-44-70-42-88-36Z') +
  strokePath(s, 5, 'M-46-66C-52-54-52-42-48-30') +
  fillCircle(o, -4, -54, 7) +
  fillPath(o, 'M28 8C56 28 54 58 34 72C24 52 20 28 28 8Z')

const whale: Emblem = ({ a, m, M, s, S, o }) =>
  strokePath(a, 8, 'M-30-58C-30-78-44-90-58-84M-22-58C-22-80-8-92 6-86') +
  fillPath(
    m,
    'M-94 12C-90-50 8-58 46-8C56 8 72 0 74-24C58-28 50-44 54-60C68-60 78-52 82-42C86-54 94-60 102-60C104-42 98-30 86-24C92 36 50 70-20 68C-68 66-94 44-94 12Z',
  ) +
  fillPath(M, 'M46-8C56 8 72 0 74-24L86-24C92 36 50 70-20 68C40 54 60 20 46-8Z') +
  fillPath(s, 'M-94 12C-62 36-10 40 34 26C20 56-2 68-20 68C-68 66-94 44-94 12Z') +
  strokePath(S, 4, 'M-76 34C-50 46-18 50 14 46M-58 52C-40 58-22 60-4 58') +
  fillPath(M, 'M-6 26C4 40 4 60-6 74C-26 66-28 42-22 30Z') +
  fillCircle(o, -56, -2, 7)

const crab: Emblem = ({ a, A, m, s, o }) =>
  mirrored(
    strokePath(A, 11, 'M44 26L80 22L90 44M40 40L70 48L76 70M30 52L50 68L48 88') +
      strokePath(a, 14, 'M46-6L70-22') +
      fillPath(a, 'M72-16C44-22 40-60 64-80C62-64 68-56 78-54C80-68 88-76 98-76C112-50 102-20 72-16Z'),
  ) +
  mirrored(strokePath(a, 9, 'M18-24V-44')) +
  shadedHalves(a, A, 'M0-34C46-34 66-14 66 10C66 46 34 62 0 62Z') +
  mirrored(fillCircle(s, 18, -50, 12) + fillCircle(o, 18, -50, 6)) +
  strokePath(o, 6, 'M-20 22C-8 34 8 34 20 22') +
  mirrored(fillCircle(m, 40, 6, 5) + fillCircle(m, 30, -14, 4))

const scallop: Emblem = ({ a, A, s, S }) => {
  const rib = (i: number): string => {
    const at = (deg: number, r: number) =>
      [Math.round(r * Math.sin((deg * Math.PI) / 180)), Math.round(66 - r * Math.cos((deg * Math.PI) / 180))].join(' ')
    const [from, to] = [(i - 3.5) * 21, (i - 2.5) * 21]
    const color = i % 2 ? s : i > 3 ? A : a
    return fillPath(color === s && i > 3 ? S : color, `M0 66L${at(from, 132)}A27 27 0 0 1 ${at(to, 132)}Z`)
  }
  return (
    fillPath(a, 'M-40 54H40L26 92C10 98-10 98-26 92Z') +
    [0, 1, 2, 3, 4, 5, 6].map(rib).join('') +
    fillPath(A, 'M0 66L34 58L26 92C18 96 8 97 0 97Z')
  )
}

const starfish: Emblem = ({ a, A, m, s }) =>
  rotated(
    -10,
    repeatAround(5, fillPath(a, 'M0 0L-34-24C-24-50-16-92 0-96L1 0Z') + fillPath(A, 'M-1 0V-96C16-92 24-50 34-24L0 0Z')) +
      repeatAround(5, fillCircle(s, 0, -72, 5) + fillCircle(s, 0, -54, 7) + fillCircle(s, 0, -32, 8)) +
      fillCircle(m, 0, 0, 13),
  )

const seal: Emblem = ({ a, m, M, s, S, o }) =>
  fillPath(
    m,
    'M-74-34C-74-72-20-84-6-46C2-22 40-10 62 20C76 12 92 12 100 22C92 34 94 44 98 58C82 60 70 52 64 42C40 66-50 66-72 52C-88 30-74-8-74-34Z',
  ) +
  fillPath(M, 'M62 20C76 12 92 12 100 22C92 34 94 44 98 58C82 60 70 52 64 42C40 66-50 66-72 52C-20 56 50 50 62 20Z') +
  fillPath(s, 'M-68 0C-40 16-30 38-36 59C-52 58-66 56-72 52C-82 36-78 16-68 0Z') +
  fillPath(M, 'M-22 30C-2 40 2 66-8 84C-28 76-38 52-34 36Z') +
  fillCircle(o, -50, -44, 6) +
  fillCircle(o, -76, -34, 8) +
  strokePath(S, 3, 'M-66-26L-92-18M-64-22L-86-8') +
  fillCircle(a, 28, -66, 24) +
  fillPath(s, 'M8-80A24 24 0 0 1 48-80C36-72 20-72 8-80ZM4-66A24 24 0 0 0 52-66C38-56 18-56 4-66Z') +
  fillEllipse(M, -10, 92, 84, 6)

export const sea = { longship, sailboat, salmon, anchor, lighthouse, puffin, whale, crab, scallop, starfish, seal }
