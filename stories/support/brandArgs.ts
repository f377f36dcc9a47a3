import type { Brand } from '@casino/tokens/brands'
import { createPageContext } from './pageContext.ts'

type Args = Readonly<Record<string, unknown>>

/**
 * Overrides of the args that every brand's site has a value of its own for: its name and the address of its support. One that a control has
 * changed is kept.
 */
export function brandArgs(brand: Brand, args: Args, initialArgs: Args): { siteName?: string; supportEmail?: string } {
  const { name, supportEmail } = createPageContext(brand).site
  const isUnchanged = (arg: string) => arg in args && args[arg] === initialArgs[arg]
  return { ...(isUnchanged('siteName') && { siteName: name }), ...(isUnchanged('supportEmail') && { supportEmail }) }
}
