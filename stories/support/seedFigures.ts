import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { contentFigures } from '../../app/platform/bonuses/figures.ts'
import bonuses from '../../app/platform/seed/bonuses.json' with { type: 'json' }
import { interpolate } from '../../app/shared/interpolate.ts'
import { supportEmail, supportHours } from './supportContact.ts'

const [bonus] = bonuses
if (!bonus) throw new Error('the seed has no bonus')
const figures = contentFigures({ system: defaultSystemConfig, support: { supportEmail, supportHours }, bonus: bonus.terms })

/** A text of the seed with its figures, as the platform sends it. */
export const withSeedFigures = (text: string): string => interpolate(text, figures)
