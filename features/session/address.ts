import type { z } from 'zod'
import type { addressFields } from './userInfo.ts'

type Address = { [N in keyof typeof addressFields]?: z.output<(typeof addressFields)[N]> }

/** One line: the street and number where the back end has them apart, else `address1`. Empty without any part. */
export function formatAddress(address: Address): string {
  const { streetName, streetNumber, streetLetter, address1, address2, address3, zip, city } = address
  const number = `${streetNumber ?? ''}${streetLetter ?? ''}`
  const street = streetName ? joinParts(' ', streetName, number) : address1
  return joinParts(', ', street, address2, address3, joinParts(' ', zip, city))
}

const joinParts = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)
