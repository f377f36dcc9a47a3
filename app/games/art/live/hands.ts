import { mixColors } from '../color.ts'
import { svgPath } from '../scene.ts'

/** Lit skin, and its shade. */
type Skin = readonly [string, string]

const fingers = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

const palm = 'M-3-7C4-8 9-11 15-10L16 9C9 10 3 8-3 7Z'

/** Palm down, fingers together. */
const flat = ([skin, shade]: Skin) => ({
  behind: '',
  front:
    fingers(shade, 6, 'M4 6L15 14M14-6L24-7M15 8L28 9') +
    fingers(skin, 6, 'M4 5L15 13M13-7L24-8M15-3L29-3M15 2L30 2M14 7L27 8') +
    svgPath(palm, skin) +
    fingers(shade, 1.2, 'M14-5L24-5.5M14-.5L28-.5M14 4.5L28 5'),
})

/** Palm up, fingers spread. */
const open = ([back, shade]: Skin) => {
  const skin = mixColors(back, '#f3cfb3', 0.3)
  return {
    behind: '',
    front:
      fingers(shade, 6, 'M14 9L27 14M6-6L14-17') +
      fingers(skin, 6, 'M5-6L13-17M14-7L28-14M15-3L31-5M15 3L31 4M13 8L27 12') +
      svgPath(palm, skin) +
      fingers(shade, 1.2, 'M2-5Q8 0 6 7M13-6Q10 1 13 7'),
  }
}

/** A fist around a handle that runs across it. */
const grip = ([skin, shade]: Skin) => ({
  behind: fingers(skin, 6, 'M6 4L14 11'),
  front:
    svgPath('M-3-7C4-10 10-12 17-10C22-8 22 8 17 10C10 12 3 9-3 7Z', shade) +
    svgPath('M-3-7C4-10 10-12 17-10C21-8 21 5 17 7C10 9 3 8-3 5Z', skin) +
    fingers(shade, 1.2, 'M10-5H20M10-1H20M10 3H20'),
})

/** Thumb and fingertips around something thin, the thumb in front of it. */
const pinch = ([skin, shade]: Skin) => ({
  behind: fingers(shade, 6, 'M13-8Q22-10 25-4M13-4Q25-5 28 0') + fingers(skin, 6, 'M13-5Q22-6 28 1M13 3L26 6'),
  front:
    svgPath('M-3-7C4-9 10-11 15-9C18-4 16 5 13 9C8 10 3 9-3 7Z', skin) + fingers(shade, 7, 'M7 7L22 10') + fingers(skin, 6, 'M7 6L22 9'),
})

export const hands = { flat, open, grip, pinch } satisfies Record<string, (skin: Skin) => { behind: string; front: string }>

export type HandName = keyof typeof hands
