import { siteInfoOf } from '@casino/features/content/siteSettings'
import type { CallContext } from '../calls/callContext.ts'
import type { ExecuteCall } from '../calls/executeCall.ts'
import { chosenBrand } from '../pages/guestVariant.ts'

export interface StatementParties {
  /** Name of the player whose account it is. */
  player: string
  /** Who keeps the account: the site and, where it is configured, its company with number and address. */
  operator: string
}

/** Reads whose account a statement is of, and who keeps it. Throws `CallFailure`. */
export async function readStatementParties(execute: ExecuteCall, context: CallContext): Promise<StatementParties> {
  const [profile, settings] = await Promise.all([
    execute('session.profile', {}, context).then(({ data }) => data),
    execute('content.siteInfo', {}, context).then(({ data }) => data),
  ])
  const { name, company } = siteInfoOf(settings, chosenBrand(context.jar) ?? settings.brand)
  return {
    player: `${profile.firstName} ${profile.lastName}`,
    operator: (company ? [name, company.name, `CVR ${company.cvr}`, company.address] : [name]).join(', '),
  }
}
