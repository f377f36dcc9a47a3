import { app } from '../../app/bad.ts'

export const limits = app
