import { z } from 'zod'
import { idSchema } from '../api/scalars.ts'

const optionalText = idSchema.nullish()

/** The address of a player, in the parts that a back end has of it (specification, *User profile*). */
export const addressFields = {
  address1: optionalText,
  address2: optionalText,
  address3: optionalText,
  streetName: optionalText,
  streetNumber: optionalText,
  streetLetter: optionalText,
  zip: optionalText,
  city: optionalText,
}

/** Of any form. */
const unshown = z.unknown().optional()
/** Documented fields of `userInfo` that no page shows: none of them reaches the browser. */
export const unshownFields = {
  password: unshown,
  pin: unshown,
  nationalId: unshown,
  nickname: unshown,
  birthday: unshown,
  region: unshown,
  phone: unshown,
  gender: unshown,
  mobileModel: unshown,
  language: unshown,
  clientIP: unshown,
  campaignCode: unshown,
  campaignName: unshown,
  timeZone: unshown,
  referAFriend: unshown,
  customData: unshown,
  groupId: unshown,
  bTag: unshown,
  externalId: unshown,
  customPromotionalChannels: unshown,
  externalPromotionalCode: unshown,
}
