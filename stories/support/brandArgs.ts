import type { Brand } from '@casino/tokens/brands'
import { createPageContext } from './pageContext.ts'

/** Overrides of the args that every brand's site has a value of its own for: its name and the address of its support. */
export function brandArgs(brand: Brand, args: object): { siteName?: string; supportEmail?: string } {
  const { name, supportEmail } = createPageContext(brand).site
  return { ...('siteName' in args && { siteName: name }), ...('supportEmail' in args && { supportEmail }) }
}
