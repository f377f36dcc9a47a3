import { pathIdSchema } from '@casino/features/api/scalars'
import { normaliseCpr } from '@casino/features/format/cpr'
import { sameOriginPath } from '@casino/features/navigation/paths'
import type { AccountType } from '@casino/features/session/playerType'
import type { CallContext } from './callContext.ts'
import { CallFailure } from './callFailure.ts'
import type { CallHooks, HookData, HooksByCall } from './callHookTypes.ts'
import type { RawCallInput } from './injectServerValues.ts'
import { handoverValues, type PartnerHandovers, toHandoverResponse } from './partnerHandover.ts'
import { missingCprError, type RegistrationDrafts } from './registrationDraft.ts'

/** The URL that the identity provider redirects to. Throws ERR_VALIDATION when it is not on this site. */
function returnUrl(requestedUrl: unknown, origin: string): string {
  const text = typeof requestedUrl === 'string' ? requestedUrl : ''
  const path = sameOriginPath(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
  if (!path)
    throw new CallFailure('ERR_VALIDATION', { fields: [{ path: 'redirectUrl', message: 'error.ERR_VALIDATION' }], reason: 'redirectUrl' })
  return origin + path
}

/** The id of a transaction whose start does not state it: the parameter `transaction_id` of its page's address, else the last part of the path. */
function transactionIdOf(accessUrl: string): string {
  const { searchParams, pathname } = new URL(accessUrl)
  const id = pathIdSchema.safeParse(searchParams.get('transaction_id') ?? pathname.split('/').findLast((part) => part !== ''))
  if (!id.success) throw new CallFailure('ERR_UPSTREAM', { reason: 'the start of a login names no transaction' })
  return id.data
}

/** Throws ERR_OTHER_BROWSER unless this browser started the login, and none after it: its cookie has the log id of the return page. */
function assertStartedHere({ query }: RawCallInput, { jar }: CallContext): void {
  if (query?.logId !== jar.get('loginLog'))
    throw new CallFailure('ERR_OTHER_BROWSER', { reason: 'the log id is not of the login started here' })
}

const isRegistration = ({ query }: RawCallInput): boolean => query?.method === 'register'

type Login = HookData<'identity.openSession' | 'identity.loginWithToken' | 'identity.loginExternal'>

/** Of a start of each kind: the provider returns to this site, and this browser alone continues what it started. */
const providerStart: CallHooks<'identity.start' | 'identity.startStepUp'> = {
  beforeParse: (input, { origin }) => ({
    ...input,
    query: { ...input.query, redirectUrl: returnUrl(input.query?.redirectUrl, origin) },
  }),
  onSuccess: ({ transactionId, accessUrl, loginLog }, { jar }) => {
    jar.set('transactionId', transactionId ?? transactionIdOf(accessUrl))
    jar.set('loginLog', loginLog.loginLogId)
    jar.clear('approvalCode')
    return undefined
  },
}

export interface IdentityHookServices {
  drafts: RegistrationDrafts
  handovers: PartnerHandovers
  /** Ends a session at the back end that a login has replaced; never throws. */
  endSession: (sessionId: string) => void
  /** The player's type at a login; `known`: as the login has stated it, if it has. Never rejects. */
  detectAccountType: (known: AccountType | null, context: CallContext) => Promise<AccountType>
  /** The id of the player whose session this is: of the profile. */
  readUserId: (context: CallContext) => Promise<string>
  /** Gives a new player the bonus chosen at registration. Never rejects. */
  addChosenBonus: (bonusCode: string, context: CallContext) => Promise<void>
}

/** Hooks of the calls of a login: their cookies, and the CPR number of the sealed registration draft. */
export function createIdentityHooks({
  drafts,
  handovers,
  endSession,
  detectAccountType,
  readUserId,
  addChosenBonus,
}: IdentityHookServices) {
  /** Every login: a new session takes the place of the browser's former one. */
  const keepSession = async ({ sessionId, userId, lastLogin, playerType, withdrawalOnly }: Login, context: CallContext) => {
    const { jar } = context
    // session fixation: a login must create a new session id
    if (sessionId === jar.get('session')) throw new CallFailure('ERR_UPSTREAM', { reason: 'the back end reused the session id' })
    const previous = jar.get('session')
    if (previous !== undefined) endSession(previous)
    jar.set('session', sessionId)
    jar.set('userId', userId ?? (await readUserId(context)))
    if (lastLogin === null) jar.clear('lastLogin')
    else jar.set('lastLogin', String(lastLogin))
    jar.set('loggedInAt', String(Date.now()))
    jar.clear('transactionId', 'approvalCode', 'registration', 'handover')
    // a session for withdrawing only may not ask for more than the login has stated
    jar.set('playerType', withdrawalOnly === true && playerType ? playerType : await detectAccountType(playerType, context))
    return undefined
  }
  const completeLogin = async (answer: Login, context: CallContext) => {
    const draft = drafts.findConfirmed(context)
    await keepSession(answer, context)
    // a draft beside an earlier login was never registered
    const bonusCode =
      answer.lastLogin === null && answer.withdrawalOnly !== true && draft && (draft.form.acceptBonusOffer1 || draft.form.acceptBonusOffer2)
    if (bonusCode) await addChosenBonus(bonusCode, context)
    return undefined
  }
  const fromHandover = (context: CallContext) => handoverValues(handovers.find(context))

  return {
    'identity.start': providerStart,
    'identity.startStepUp': providerStart,
    'identity.completeStepUp': {
      guard: assertStartedHere,
      onSuccess: (_, { jar }) => {
        jar.clear('transactionId', 'approvalCode')
        return undefined
      },
    },
    'identity.completion': { guard: assertStartedHere },
    'identity.validateCpr': {
      guard: assertStartedHere,
      beforeParse: (input, context) => {
        const draft = isRegistration(input) ? drafts.requireConfirmed(context) : null
        const cpr = input.query?.cpr ?? draft?.form.cpr
        if (typeof cpr !== 'string') throw missingCprError()
        return { ...input, query: { ...input.query, cpr } }
      },
      // The compared number is the one that registers. A number that did not match is not compared again after a reload.
      onSuccess: async ({ isMatch }, context, { query }) => {
        const draft = query?.method === 'register' ? drafts.findConfirmed(context) : null
        const cpr = isMatch ? normaliseCpr(String(query?.cpr)) : undefined
        if (draft && draft.form.cpr !== cpr) await drafts.keep(context, { ...draft, form: { ...draft.form, cpr } })
        return undefined
      },
    },
    'identity.openSession': { onSuccess: completeLogin },
    'identity.handover': { handleLocally: (_, context) => toHandoverResponse(handovers.find(context)) },
    'identity.loginWithToken': { serverValues: fromHandover, onSuccess: completeLogin },
    'identity.loginExternal': {
      serverValues: fromHandover,
      // after a registration the browser has no CPR number: the draft keeps it
      beforeParse: (input, context) => ({
        ...input,
        body: { ...input.body, cpr: input.body?.cpr || drafts.findConfirmed(context)?.form.cpr },
      }),
      onSuccess: completeLogin,
    },
  } satisfies HooksByCall
}
