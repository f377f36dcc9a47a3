import { paths } from '../navigation/paths.ts'

/** Where a player writes to the support: to its e-mail address, or with the contact form where the back end has sent no address. */
export const supportHref = (supportEmail: string): string => (supportEmail ? `mailto:${supportEmail}` : paths.contact)

/** Link that calls a telephone number of the support; one without a country code is Danish. */
export const supportCallHref = (supportPhone: string): string =>
  `tel:${supportPhone.trim().startsWith('+') ? '+' : '+45'}${supportPhone.replaceAll(/\D/g, '')}`
