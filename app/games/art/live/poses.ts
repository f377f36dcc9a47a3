import type { Arm } from './arms.ts'
import type { HeldName, UnderHandsName } from './handObjects.ts'

/** The arms of a dealer at x = 0: the one at the left of the picture and the one at its right, both measured outwards. */
export interface Pose {
  left: Arm
  right: Arm
  /** What lies under the hands, or runs through both. */
  under?: UnderHandsName
  /** Between thumb and fingers of the left or the right hand. */
  /** Tilt of the head in degrees, clockwise, and how far the eyes look to the right, to what the hands do. */
  tilt?: number
  gaze?: number
  held?: { left?: HeldName; right?: HeldName }
}

const onRail: Arm = { elbow: [64, 205], wrist: [88, 226], bend: 34 }
const behindBack: Arm = { elbow: [58, 212] }

export const poses = {
  handOnWheel: { tilt: -4, gaze: -3, left: { elbow: [60, 203], wrist: [98, 216], bend: 10 }, right: onRail },
  placingDolly: { tilt: 4, gaze: 2, left: onRail, right: { elbow: [62, 206], wrist: [42, 231], hand: 'pinch', bend: -24 }, under: 'dolly' },
  palmsOpen: {
    left: { elbow: [62, 208], wrist: [98, 216], hand: 'open', bend: -18 },
    right: { elbow: [62, 208], wrist: [98, 216], hand: 'open', bend: -18 },
  },
  raisingBall: {
    tilt: 4,
    gaze: 2,
    left: behindBack,
    right: { elbow: [68, 204], wrist: [86, 154], hand: 'pinch', bend: -8 },
    held: { right: 'ball' },
  },
  raking: {
    tilt: -3,
    gaze: -3,
    left: { elbow: [62, 206], wrist: [40, 228], hand: 'grip', bend: 20 },
    right: { elbow: [68, 200], wrist: [44, 212], hand: 'grip', bend: 10 },
    under: 'rake',
  },
  dealing: {
    tilt: -3,
    gaze: -2,
    left: { elbow: [66, 202], wrist: [68, 228], hand: 'pinch', bend: 24 },
    right: { elbow: [60, 206], wrist: [32, 220], hand: 'grip', bend: -10 },
    held: { left: 'back', right: 'deck' },
  },
  spreading: {
    left: { elbow: [70, 202], wrist: [100, 230], bend: 20 },
    right: { elbow: [70, 202], wrist: [100, 230], bend: 20 },
    under: 'ribbon',
  },
  shuffling: {
    tilt: 3,
    left: { elbow: [66, 206], wrist: [36, 224], hand: 'grip' },
    right: { elbow: [66, 206], wrist: [36, 224], hand: 'grip' },
    under: 'halves',
  },
  drawingFromShoe: {
    tilt: 3,
    gaze: 3,
    left: { elbow: [60, 208], wrist: [36, 232], bend: -8 },
    right: { elbow: [66, 202], wrist: [104, 216], hand: 'pinch' },
    held: { right: 'back' },
  },
  showingCard: { tilt: -4, left: onRail, right: { elbow: [66, 206], wrist: [60, 166], hand: 'pinch', bend: 4 }, held: { right: 'face' } },
  movingPaddle: {
    tilt: -4,
    gaze: -3,
    left: { elbow: [66, 204], wrist: [46, 226], hand: 'grip', bend: 20 },
    right: behindBack,
    under: 'paddle',
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof poses
