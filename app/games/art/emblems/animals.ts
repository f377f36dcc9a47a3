import { type Emblem, fillCircle, fillEllipse, fillPath, mirrored, repeatAround, rotated, shadedHalves, strokePath } from './ink.ts'

const fox: Emblem = ({ a, A, s, S, o }) =>
  shadedHalves(a, A, 'M0-22C14-24 24-28 32-36L72-90C86-54 92-14 88 16C72 48 30 74 0 90Z') +
  shadedHalves(s, S, 'M0 90C30 74 72 48 88 16C58 14 34 26 22 44C14 58 8 64 0 66Z') +
  mirrored(fillPath(o, 'M48-38L68-66C75-42 76-26 72-10ZM22 6C30-6 46-8 56 0C48 12 32 14 22 6Z')) +
  fillEllipse(o, 0, 76, 14, 11)

const wolf: Emblem = ({ a, m, M, s, S, o }) =>
  shadedHalves(m, M, 'M0-30C16-30 28-36 36-46L66-94C80-62 84-34 80-12L94 28L70 32L64 60L36 58L0 92Z') +
  shadedHalves(s, S, 'M0 92L36 58L64 60L66 36C50 34 36 24 28 6L14 26L16 52H0Z') +
  shadedHalves(s, S, 'M0-6L12 20L16 54H0Z') +
  mirrored(fillPath(o, 'M44-42L62-66C70-46 72-34 70-20Z') + fillPath(a, 'M20 4L54-12C52 6 38 14 20 4Z') + fillCircle(o, 40, 0, 4)) +
  fillPath(o, 'M-17 54H17L6 70H-6Z')

const owl: Emblem = ({ a, A, m, M, s, S, o }) =>
  mirrored(strokePath(a, 7, 'M14 88v8M24 86v8M34 82v8')) +
  shadedHalves(m, M, 'M0-74C26-68 48-76 66-94C76-62 80-30 76 10C72 60 42 88 0 92Z') +
  shadedHalves(s, S, 'M0 8C26 10 46 20 44 48C40 74 22 84 0 86Z') +
  strokePath(M, 5, 'M-30 34q10 12 20 0t20 0t20 0M-20 54q10 12 20 0t20 0M-10 70q10 10 20 0') +
  mirrored(
    fillPath(M, 'M76-6C62 8 54 40 40 78C70 66 82 30 76-6Z') +
      fillCircle(s, 30, -32, 32) +
      fillCircle(a, 30, -32, 22) +
      fillCircle(o, 28, -32, 13) +
      fillCircle(s, 24, -37, 4),
  ) +
  shadedHalves(a, A, 'M0-22L13-6L0 18Z')

const elk: Emblem = ({ a, A, m, s, S, o }) =>
  shadedHalves(s, S, 'M10-26C28-30 42-40 42-58C36-70 34-82 36-94L50-76L54-98L64-74L76-96L80-70L98-82C102-50 74-22 38-14L10-8Z') +
  mirrored(fillPath(A, 'M26-22L66-12C58 10 38 12 28 6Z')) +
  shadedHalves(a, A, 'M0-40C22-40 34-26 33-8C30 28 32 46 38 62C42 86 20 96 0 96Z') +
  shadedHalves(m, m, 'M0 52C22 50 34 54 38 62C42 86 20 96 0 96Z') +
  mirrored(fillCircle(o, 17, 2, 6) + fillEllipse(o, 18, 72, 6, 8, 14)) +
  strokePath(o, 5, 'M-12 88C-4 92 4 92 12 88')

const bear: Emblem = ({ a, A, s, S, o }) =>
  mirrored(fillCircle(A, 56, -50, 30) + fillCircle(s, 56, -50, 15)) +
  shadedHalves(a, A, 'M0-70C52-70 86-30 86 14C86 60 44 86 0 86Z') +
  shadedHalves(s, S, 'M0 6C28 6 44 22 44 44C44 66 24 76 0 76Z') +
  fillEllipse(o, 0, 26, 18, 13) +
  strokePath(o, 6, 'M0 40V52M-18 54C-10 64-2 60 0 52C2 60 10 64 18 54') +
  mirrored(fillCircle(o, 34, -10, 8))

const hedgehog: Emblem = ({ a, m, M, s, S, o }) => {
  const spikes = (r: number, inner: number, count: number, from: number, to: number): string =>
    Array.from({ length: count * 2 + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180
      const reach = i % 2 ? r : inner
      return `${Math.round(14 + reach * Math.cos(angle))} ${Math.round(46 + reach * 0.98 * Math.sin(angle))}`
    }).join('L')
  return (
    fillPath(M, `M${spikes(92, 72, 11, 168, 372)}Z`) +
    fillPath(m, `M${spikes(72, 54, 9, 176, 364)}Z`) +
    fillPath(M, `M${spikes(48, 34, 7, 180, 360)}Z`) +
    fillPath(s, 'M-42-2C-66 10-92 38-100 52C-88 68-50 68-20 66C-16 40-22 14-42-2Z') +
    fillPath(S, 'M-28 6C-18 20-14 44-16 66H72C70 72 64 78 56 78H-40C-50 78-30 40-28 6Z') +
    fillCircle(o, -97, 50, 9) +
    fillCircle(o, -60, 34, 7) +
    fillPath(a, 'M10-52C0-74 26-86 36-72C48-82 66-66 54-50C44-36 18-36 10-52Z') +
    strokePath(o, 4, 'M34-68C34-78 38-84 44-88') +
    fillEllipse(S, -30, 80, 14, 7) +
    fillEllipse(S, 44, 80, 14, 7)
  )
}

const hare: Emblem = ({ a, m, s, S, o }) =>
  shadedHalves(s, S, 'M12-24C-2-66 8-100 24-100C44-100 48-56 34-18Z') +
  mirrored(fillPath(a, 'M20-32C12-62 16-86 24-86C34-86 36-58 30-28Z')) +
  shadedHalves(s, S, 'M0-34C40-34 66-8 66 28C66 66 36 84 0 84Z') +
  mirrored(fillEllipse(o, 28, 12, 7, 10) + fillEllipse(a, 44, 42, 13, 9)) +
  fillPath(a, 'M-12 34H12L0 48Z') +
  strokePath(o, 5, 'M0 48V56M-16 60C-8 68-2 66 0 56C2 66 8 68 16 60') +
  fillPath(m, 'M-54 78C-20 92 20 92 54 78L58 92C20 104-20 104-58 92Z')

const raven: Emblem = ({ a, m, M, s, S, o }) =>
  strokePath(S, 9, 'M-96 86C-40 78 40 90 98 80') +
  strokePath(a, 6, 'M-8 60V82M14 60V82') +
  fillPath(s, 'M-98-32C-84-50-66-56-48-56L-44-30C-62-26-80-28-98-32Z') +
  fillPath(m, 'M-56-56C-44-92 6-90 16-52C30-20 66 4 96 52C76 44 60 46 52 52C56 60 56 66 54 72C10 72-42 58-46 6C-48-10-46-22-54-30Z') +
  fillPath(M, 'M-14-18C22-10 54 16 96 52C76 44 60 46 52 52C10 48-16 20-14-18Z') +
  strokePath(o, 4, 'M6 4C20 20 38 34 60 42M-4 18C8 34 28 46 48 50') +
  fillCircle(s, -28, -52, 10) +
  fillCircle(o, -29, -52, 5)

const swan: Emblem = ({ a, m, s, S, o }) =>
  strokePath(s, 21, 'M-50-62C-36-92 2-80-4-46C-10-16-52-6-46 34') +
  fillPath(s, 'M-62 30C-58 66-18 80 26 76C70 70 94 30 98-18C80-4 74-14 54-26C44-6 4-14-30 6C-44 14-52 20-62 30Z') +
  fillPath(S, 'M54-26C44-6 4-14-16 14C-10 44 46 48 70 20C80 8 94-2 98-18C80-4 74-14 54-26Z') +
  fillPath(s, 'M44-8C30 6 2 4-8 20C4 38 40 38 58 16C66 4 56-6 44-8Z') +
  fillPath(a, 'M-52-74L-92-50L-50-48Z') +
  fillCircle(o, -46, -64, 5) +
  strokePath(m, 7, 'M-96 78q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0')

const bee: Emblem = ({ a, A, m, s, S, o }) =>
  rotated(
    24,
    mirrored(fillEllipse(s, 52, -18, 46, 24, -24) + fillEllipse(S, 44, 14, 32, 17, 16)) +
      fillPath(m, 'M-7 76L0 98L7 76Z') +
      shadedHalves(a, A, 'M0-44C30-44 42-14 40 16C38 52 20 84 0 84Z') +
      fillPath(
        o,
        'M-36-20C-12-12 12-12 36-20C40-10 41-2 41 4C14 12-14 12-41 4C-41-2-40-10-36-20ZM-38 28C-14 36 14 36 38 28C36 38 34 46 31 53C12 58-12 58-31 53C-34 46-36 38-38 28Z',
      ) +
      strokePath(m, 5, 'M-10-66C-14-86-24-94-34-94M10-66C14-86 24-94 34-94') +
      shadedHalves(m, m, 'M0-74C18-74 26-62 26-52C26-40 14-34 0-34Z') +
      mirrored(fillCircle(o, 12, -56, 5)),
  )

const butterfly: Emblem = ({ a, A, m, M, s, o }) =>
  shadedHalves(a, A, 'M2-12C18-74 82-96 96-62C102-24 52 6 2 6Z') +
  shadedHalves(m, M, 'M2 4C48 4 84 30 68 66C48 92 12 62 2 22Z') +
  mirrored(fillCircle(s, 68, -50, 13) + fillCircle(o, 68, -50, 5) + fillCircle(s, 36, -28, 8) + fillCircle(s, 46, 46, 10)) +
  strokePath(s, 5, 'M-2-36C-6-62-18-76-30-80M2-36C6-62 18-76 30-80') +
  fillEllipse(s, 0, 8, 8, 46)

const ladybird: Emblem = ({ a, A, m, s, o }) =>
  rotated(
    -28,
    strokePath(
      m,
      6,
      'M-14-74C-18-90-28-96-38-96M14-74C18-90 28-96 38-96M-66-20L-88-34M66-20L88-34M-72 14H-96M72 14H96M-62 46L-82 62M62 46L82 62',
    ) +
      shadedHalves(m, m, 'M0-82C30-82 40-64 40-46H0Z') +
      shadedHalves(a, A, 'M0-58C48-58 76-26 76 12C76 56 40 86 0 86Z') +
      strokePath(o, 5, 'M0-58V84') +
      mirrored(fillCircle(s, 22, -66, 7) + fillCircle(o, 34, -22, 13) + fillCircle(o, 50, 22, 14) + fillCircle(o, 24, 54, 12)),
  )

const rooster: Emblem = ({ a, A, m, M, s, S, o }) =>
  fillPath(M, 'M30 10C34-40 56-76 92-72C76-60 78-44 88-36C74-34 74-20 84-10C68-10 62 14 56 34Z') +
  fillPath(m, 'M26 14C20-30 36-68 66-80C58-62 62-50 68-44C56-38 56-22 62-14C50-8 48 14 46 34Z') +
  strokePath(a, 7, 'M-8 66V92M16 66V92M-20 94H0M4 94H26') +
  fillPath(s, 'M-56-40C-56-76-14-80-8-46C-2-10 30-6 58 4C58 46 30 72-4 72C-40 70-58 40-54 4C-50-14-56-24-56-40Z') +
  fillPath(S, 'M0 14C24 20 46 14 58 4C58 46 30 72-4 72C24 60 24 40 0 14Z') +
  fillPath(
    a,
    'M-56-62C-66-76-56-90-46-82C-44-98-28-98-26-84C-14-92-4-78-12-64C-26-76-44-74-56-62ZM-52-26C-66-20-66 2-54 4C-46-2-44-18-52-26Z',
  ) +
  fillPath(A, 'M-54-46L-84-36L-54-28Z') +
  fillCircle(o, -36, -48, 6) +
  repeatAround(1, fillPath(m, 'M-24 20C-10 50 20 54 40 36C24 34 8 26 0 8Z'))

export const animals = { fox, wolf, owl, elk, bear, hedgehog, hare, raven, swan, bee, butterfly, ladybird, rooster }
