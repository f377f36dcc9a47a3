import { story } from '../stories/bad.ts' // red: stories-imported-by-nobody

export const app = story
