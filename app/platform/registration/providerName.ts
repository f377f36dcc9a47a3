import { cleanText } from '@casino/design-system/cleanText'
import type { IdentityPerson } from '../identity/persons.ts'

interface PersonName {
  firstName: string
  lastName: string
}

/**
 * The name of a new account: what the provider says wins over what was entered. `isCorrected`: they differ in more than case and spaces.
 * A part that the provider does not tell is taken as entered.
 */
export function providerName(
  person: Pick<IdentityPerson, 'firstName' | 'lastName'>,
  entered: PersonName,
): PersonName & { isCorrected: boolean } {
  const firstName = person.firstName || entered.firstName
  const lastName = person.lastName || entered.lastName
  return { firstName, lastName, isCorrected: !isSameName(firstName, entered.firstName) || !isSameName(lastName, entered.lastName) }
}

const isSameName = (one: string, other: string): boolean => normaliseName(one) === normaliseName(other)
const normaliseName = (name: string): string => cleanText(name).trim().replace(/\s+/g, ' ').toLowerCase()
