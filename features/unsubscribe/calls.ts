import { z } from 'zod'
import { backendCall } from '../api/contract.ts'
import { acknowledgedSchema, pathIdSchema } from '../api/scalars.ts'
import { brandSchema } from '../content/entities/content.ts'

/**
 * What a link in a mail or a text message names its player by: a random id for this purpose only. The specification calls it `PlayerId`,
 * `playerID` and `UserGuid`; a player's account id does not work here.
 */
const unsubscribeIdSchema = pathIdSchema

/** Calls of the unsubscribe pages, without a login. All can be repeated; an unknown id fails with ERR_NOT_FOUND. */
export const unsubscribeCalls = {
  email: backendCall('POST /GATMaven/users/DisablePromotionalEmail', {
    access: 'public',
    rateLimit: 'unsubscribe',
    body: z.object({ UserGuid: unsubscribeIdSchema, IpAddress: z.string().max(45) }),
    injected: { 'body.IpAddress': 'clientIP' },
    response: acknowledgedSchema,
  }),
  sms: backendCall('PUT /SMSUnsubscribe/:PlayerId', {
    access: 'public',
    rateLimit: 'unsubscribe',
    params: z.object({ PlayerId: unsubscribeIdSchema }),
    response: acknowledgedSchema,
  }),
  /** Stops the text messages of one brand only. */
  brand: backendCall('PUT /SMSUnsubscribe/UnsubscribeBrand', {
    access: 'public',
    rateLimit: 'unsubscribe',
    body: z.object({ playerID: unsubscribeIdSchema, brand: brandSchema }),
    response: acknowledgedSchema,
  }),
}
