import fc from 'fast-check'
import { kroner } from '../../format/money.ts'
import {
  type ContactDetails,
  initialRegistrationState,
  type RegistrationEvent,
  type RegistrationState,
  registrationReducer,
} from '../model.ts'

export const bonus = { type: 'freeSpins', code: 'VELKOMMEN' } as const
export const match = { type: 'depositMatch', code: 'DOBBELT' } as const
export const offers = [bonus, match]
export const none = { type: 'none' } as const
export const contact: ContactDetails = {
  cpr: '0405901234',
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileCC: '45',
  mobileNo: '12345678',
  acceptNewsEmail: false,
  acceptSMSOffer: false,
  limit: null,
}
export const limited: ContactDetails = { ...contact, limit: { period: 'week', amount: kroner(500) } }
export const registrationEvents: readonly RegistrationEvent[] = [
  { type: 'chosen', choice: bonus },
  { type: 'chosen', choice: none },
  { type: 'chosen', choice: match },
  { type: 'continued' },
  { type: 'submitted', contact },
  { type: 'submitted', contact: limited },
  { type: 'navigated', step: 1 },
  { type: 'navigated', step: 2 },
  { type: 'navigated', step: 3 },
  { type: 'restored' },
  { type: 'confirmed' },
  { type: 'failed', message: 'x', fields: [] },
  { type: 'failed', message: 'x', fields: [{ path: 'email', message: 'y' }] },
]
/** The state after a list of events. */
export const runRegistration = (list: readonly RegistrationEvent[], start: RegistrationState = initialRegistrationState(1, null)) =>
  list.reduce(registrationReducer, start)
/** Lists of any events. */
export const eventLists = fc.array(fc.constantFrom(...registrationEvents), { maxLength: 16 })
