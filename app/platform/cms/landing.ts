import { isOffered } from '@casino/features/api/entities/bonusKind'
import type { Landing } from '@casino/features/landing/calls'
import { PlatformError } from '@casino/shared/platformError'
import { toBonusOffer } from '../bonuses/playerBonuses.ts'
import type { CmsContent } from './cmsContent.ts'

/** Which landing page; without type and id the first one. */
interface LandingAddress {
  landingType?: string | undefined
  landingById?: string | undefined
}

/** The landing page, or null for an unknown one and for one whose bonus cannot be had at `now` (UTC ms). */
export function findLanding({ landing }: CmsContent, now: number, { landingType, landingById }: LandingAddress): Landing | null {
  const found = landingType ? landing.find((each) => each.landingType === landingType && each.landingById === landingById) : landing[0]
  if (!found) return null
  const { bonus, ...rest } = found
  if (bonus && !isOffered(bonus, now)) return null
  return { ...rest, offer: bonus && toBonusOffer(bonus) }
}

/** The landing page. Throws ERR_NOT_FOUND. */
export function requireLanding(content: CmsContent, now: number, address: LandingAddress): Landing {
  const landing = findLanding(content, now, address)
  if (!landing)
    throw new PlatformError('ERR_NOT_FOUND', { message: `no landing page "${address.landingType ?? ''}/${address.landingById ?? ''}"` })
  return landing
}
