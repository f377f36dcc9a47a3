/** Digits of a mobile number by its country code: Denmark, Greenland. */
export const mobileDigits = { '45': 8, '299': 6 } as const
export type MobileCountryCode = keyof typeof mobileDigits

/** Country codes in the order of the form. */
export const mobileCountryCodes = ['45', '299'] as const satisfies readonly MobileCountryCode[]

/** Text key of a number of the wrong length. */
export const mobileErrorKeys = { '45': 'validation.mobile_digits', '299': 'validation.mobile_digits_greenland' } as const

/** The one rule of form and server: digits only, as many as the country's numbers have. Spaces must have been removed. */
export const isMobileNumber = (country: MobileCountryCode, digits: string): boolean =>
  /^\d+$/.test(digits) && digits.length === mobileDigits[country]

/** `20112233` → `20 11 22 33`, as Danes read a number; the spaces do not break. */
export const groupInPairs = (digits: string): string => digits.replace(/(..)(?=.)/g, '$1\u00a0')

/** `+45 20 11 22 33`. */
export const formatMobile = ({ mobileCC, mobileNo }: { mobileCC: string; mobileNo: string }): string =>
  `+${mobileCC}\u00a0${groupInPairs(mobileNo)}`
