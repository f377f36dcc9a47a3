import { paths } from '../navigation/paths.ts'

/** Where a player writes to the support: to its e-mail address, or with the contact form where the back end has sent no address. */
export const supportHref = (supportEmail: string): string => (supportEmail ? `mailto:${supportEmail}` : paths.contact)
