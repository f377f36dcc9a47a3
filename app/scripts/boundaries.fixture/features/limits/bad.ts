import { app } from '../../app/bad.ts' // red: features-below-app

export const limits = app
