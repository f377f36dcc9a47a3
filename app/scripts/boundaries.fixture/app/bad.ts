import { story } from '../stories/bad.ts'

export const app = story
