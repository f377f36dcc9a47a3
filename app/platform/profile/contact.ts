import { profileCalls } from '@casino/features/profile/calls'
import { eq } from 'drizzle-orm'
import { bindHandlers } from '../core/handlers.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { assertStepUp, readStepUp } from '../identity/stepUp.ts'
import type { PageTextLookup } from '../pages/pageTexts.ts'
import { emailTakenError, isEmailTaken, updateUniqueEmail } from '../players/account.ts'
import { listAccountChanges } from './accountChanges.ts'
import { logContactChange } from './contactLog.ts'
import { issueEmailCode, readEmailChange, redeemEmailCode, requireEmailChange, withdrawEmailChange } from './emailCode.ts'
import { maskEmail, maskMobile } from './maskContact.ts'

type Account = typeof players.$inferSelect

const { contact, changeContact, cancelContactChange, sendEmailCode, confirmEmail, changes } = profileCalls

/** Calls that change how the player is reached. */
export const createContactCalls = ({ keys, settings }: Platform, text: PageTextLookup) => {
  const mail = (to: string, template: 'code' | 'email_changed' | 'mobile_changed', values: Readonly<Record<string, string | number>>) => ({
    to,
    subject: text('mail', `${template}_subject`),
    text: text('mail', `${template}_text`, values),
  })
  const codeMail = (email: string, code: string) => mail(email, 'code', { code, minutes: settings.emailCode.minutes })

  return bindHandlers(
    'profile',
    { contact, changeContact, cancelContactChange, sendEmailCode, confirmEmail, changes },
    {
      contact: async ({ player, ...context }) => ({
        emailChange: await readEmailChange(context, player.id),
        confirmedUntil: await readStepUp(context, player.sessionHash, 'contact'),
      }),

      changeContact: async ({ body, player, ...context }) => {
        await assertStepUp(context, player.sessionHash, 'contact')
        const account = await lockAccount(context, player.id)
        const next = { mobileCc: body.mobileCC, mobileNo: body.mobileNo }
        const mobileChanged = next.mobileCc !== account.mobileCc || next.mobileNo !== account.mobileNo
        if (mobileChanged) {
          await context.db.update(players).set(next).where(eq(players.id, player.id))
          await logContactChange(context, player, { field: 'mobile', before: maskMobile(account), after: maskMobile(next) })
        }
        const emailChanged = body.email.toLowerCase() !== account.email.toLowerCase()
        if (emailChanged && !(await awaitsSentCode(context, player.id, body.email))) {
          if (await isEmailTaken(context, body.email, player.id)) throw emailTakenError()
          context.sendMail(codeMail(body.email, await issueEmailCode(context, keys, player.id, body.email)))
        }
        if (mobileChanged) context.sendMail(mail(account.email, 'mobile_changed', { mobile: maskMobile(next) }))
        return { emailChange: emailChanged ? await readEmailChange(context, player.id) : null, mobileChanged }
      },

      cancelContactChange: async ({ player, ...context }) => {
        await withdrawEmailChange(context, player.id)
        return {}
      },

      sendEmailCode: async ({ player, ...context }) => {
        await lockAccount(context, player.id)
        const email = await requireEmailChange(context, player.id)
        context.sendMail(codeMail(email, await issueEmailCode(context, keys, player.id, email)))
        const emailChange = await readEmailChange(context, player.id)
        if (!emailChange) throw new Error('a code was sent for an address that awaits none')
        return emailChange
      },

      confirmEmail: async ({ body, player, ...context }) => {
        const account = await lockAccount(context, player.id)
        const email = await redeemEmailCode(context, keys, account, body.emailCode)
        if (email === account.email) return {}
        await updateUniqueEmail(context, player.id, { email })
        await logContactChange(context, player, { field: 'email', before: maskEmail(account.email), after: maskEmail(email) })
        context.sendMail(mail(account.email, 'email_changed', { email: maskEmail(email) }))
        return {}
      },

      changes: async ({ player, ...context }) => ({ changes: await listAccountChanges(context, player.id) }),
    },
  )
}

/** Whether the address has a code on its way, too new for another: the player saves again, because the answer was lost. */
async function awaitsSentCode(context: TransactionContext, playerId: string, email: string): Promise<boolean> {
  const pending = await readEmailChange(context, playerId)
  return pending?.email === email && pending.resendSeconds > 0
}

/** The player's row, locked: changes of one player's contact data run one after the other. */
async function lockAccount({ db }: TransactionContext, playerId: string): Promise<Account> {
  const [account] = await db.select().from(players).where(eq(players.id, playerId)).for('update')
  if (!account) throw new Error('the player of a session has no account')
  return account
}
