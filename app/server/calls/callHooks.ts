import type { Vital } from '@casino/features/consent/calls'
import { encodeCookieDecision, parseCookieDecision } from '@casino/features/consent/cookieDecision'
import { sameOriginPath } from '@casino/features/content/paths'
import type { AccountType } from '@casino/features/session/playerType'
import type { CallName, LocalCallName } from '../../callTables.ts'
import type { Metrics } from '../metrics.ts'
import { sanitiseHtml } from '../security/sanitiseHtml.ts'
import { sessionFingerprint } from '../security/sessionFingerprint.ts'
import type { CallContext } from './callContext.ts'
import { CallFailure, isOutage } from './callFailure.ts'
import { cookieCalls, sessionCookies } from './cookieCalls.ts'
import type { RawCallInput } from './injectServerValues.ts'
import type { ParsedCallInput } from './parseCallInput.ts'
import { type RegistrationDrafts, registrationBody } from './registrationDraft.ts'

// biome-ignore lint/suspicious/noExplicitAny: data is parsed by the call's own schema before a hook receives it
type CallData = any

export interface CallHooks {
  /** Refuses the call before server values are injected, by throwing a `CallFailure`. */
  guard?: (input: RawCallInput, context: CallContext) => void
  /** Changes the input before it is parsed. */
  beforeParse?: (input: RawCallInput, context: CallContext) => RawCallInput
  /** Handles the call on the site server; null forwards it to the back end. */
  handleLocally?: (input: ParsedCallInput, context: CallContext) => object | null
  /** Sanitises public data before it is cached. */
  sanitiseData?: (answer: CallData) => unknown
  /** Replaces the failure of a request to the back end. */
  onFailure?: (failure: CallFailure) => CallFailure
  /** Side effects of a success; a returned object is merged into the data. */
  onSuccess?: (answer: CallData, context: CallContext, input: ParsedCallInput) => object | undefined | Promise<object | undefined>
}

const sanitiseBonus = (bonus: CallData) => ({
  ...bonus,
  bonusRegisterContents: { ...bonus.bonusRegisterContents, fullTerms: sanitiseHtml(bonus.bonusRegisterContents.fullTerms) },
})

/** The URL that the identity provider redirects to. Throws ERR_VALIDATION when it is not on this site. */
function returnUrl(requestedUrl: unknown, origin: string): string {
  const text = typeof requestedUrl === 'string' ? requestedUrl : ''
  const path = sameOriginPath(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
  if (!path)
    throw new CallFailure('ERR_VALIDATION', { fields: [{ path: 'redirectUrl', message: 'error.ERR_VALIDATION' }], reason: 'redirectUrl' })
  return origin + path
}

/** Throws ERR_OTHER_BROWSER unless this browser started the login, and none after it: its cookie has the log id of the return page. */
function assertStartedHere({ query }: RawCallInput, { jar }: CallContext): void {
  if (query?.logId !== jar.get('loginLog'))
    throw new CallFailure('ERR_OTHER_BROWSER', { reason: 'the log id is not of the login started here' })
}

/** Whether a logout names another session than the browser's own, which has begun since. */
const isOtherSession = ({ sessionId, fingerprint }: Readonly<Record<string, unknown>> = {}): boolean =>
  fingerprint !== undefined && typeof sessionId === 'string' && fingerprint !== sessionFingerprint(sessionId)

interface CallHookServices {
  drafts: RegistrationDrafts
  endSession: (sessionId: string) => void
  /** The player's type at a login; `known`: as the login has stated it. Never rejects. */
  detectAccountType: (known: AccountType, context: CallContext) => Promise<AccountType>
  observeVital: Metrics['observeVital']
}

/** A call with `handledLocally` in its table must have a handler here. */
type HooksByCall = Partial<Record<CallName, CallHooks>> & Record<LocalCallName, Required<Pick<CallHooks, 'handleLocally'>>>

/**
 * Hooks by call: cookies set and cleared by a call, and CMS HTML that is sanitised. `endSession` ends a session at the back end that a
 * login has replaced; it never throws. `observeVital` counts a page timing.
 */
export const createCallHooks = ({ drafts, endSession, detectAccountType, observeVital }: CallHookServices): HooksByCall => ({
  'session.getCookie': { handleLocally: cookieCalls['session.getCookie'] },
  'session.setCookie': { handleLocally: cookieCalls['session.setCookie'] },
  'session.deleteCookie': { handleLocally: cookieCalls['session.deleteCookie'] },
  'consent.record': {
    onSuccess: (decision, { jar }) => {
      jar.set('consent', encodeCookieDecision(decision))
      return undefined
    },
  },
  'consent.vitals': {
    handleLocally: ({ body }, { jar, userDevice }) => {
      const { timings } = body as { timings: readonly Vital[] } // parsed by the call's schema
      if (parseCookieDecision(jar.get('consent'))?.statistics) for (const vital of timings) observeVital(vital, userDevice)
      return {}
    },
  },
  'session.logout': {
    // the cookies are cleared even when the back end is unreachable
    beforeParse: (input, { jar }) => {
      if (!isOtherSession(input.body)) jar.clear(...sessionCookies)
      return input
    },
    handleLocally: ({ body }) => {
      if (isOtherSession(body)) return { ended: false }
      return body?.sessionId ? null : { ended: true }
    },
  },
  'session.profile': {
    onSuccess: ({ playerType }, { jar }) => {
      if (jar.get('playerType') !== playerType) jar.set('playerType', playerType)
      return undefined
    },
  },
  'session.validate': {
    // only a session whose validation has result 1 is valid (specification, *Session*); an outage says nothing about it
    onFailure: (failure) => (isOutage(failure) && !failure.details.refused ? failure : new CallFailure('ERR_UNAUTHENTICATED')),
  },
  'identity.start': {
    beforeParse: (input, { origin }) => ({ ...input, query: { ...input.query, redirectUrl: returnUrl(input.query?.redirectUrl, origin) } }),
    onSuccess: ({ transactionId, loginLog }, { jar }) => {
      jar.set('transactionId', transactionId)
      jar.set('loginLog', loginLog.loginLogId)
      jar.clear('approvalCode')
      return undefined
    },
  },
  'identity.completion': { guard: assertStartedHere },
  'identity.validateCpr': {
    guard: assertStartedHere,
    beforeParse: (input, context) => {
      const cpr = input.query?.cpr ?? drafts.find(context)?.form.cpr
      if (typeof cpr !== 'string')
        throw new CallFailure('ERR_VALIDATION', { fields: [{ path: 'cpr', message: 'validation.cpr_length' }], reason: 'cpr' })
      return { ...input, query: { ...input.query, cpr } }
    },
  },
  'identity.openSession': {
    onSuccess: async ({ sessionId, userId, lastLogin, playerType }, context) => {
      const { jar } = context
      // session fixation: a login must create a new session id
      if (sessionId === jar.get('session')) throw new CallFailure('ERR_UPSTREAM', { reason: 'the back end reused the session id' })
      const previous = jar.get('session')
      if (previous !== undefined) endSession(previous)
      jar.set('session', sessionId)
      jar.set('userId', userId)
      if (lastLogin !== null) jar.set('lastLogin', String(lastLogin))
      jar.clear('transactionId', 'approvalCode', 'registration')
      jar.set('playerType', await detectAccountType(playerType, context))
      return undefined
    },
  },
  'games.playTime': {
    // the interval that the player has chosen; one that the rules do not allow is ignored
    beforeParse: (input, { jar }) => {
      const { everyMinutes: _, ...body } = input.body ?? {}
      const chosen = Number(jar.get('responsibleGamingTime') ?? Number.NaN)
      return { ...input, body: { ...body, ...(Number.isInteger(chosen) && chosen >= 1 && chosen <= 60 && { everyMinutes: chosen }) } }
    },
  },
  'registration.saveLog': {
    onSuccess: async ({ registerLogId }, context, { body }) => {
      await drafts.keep(context, { registerLogId, form: body as Parameters<RegistrationDrafts['keep']>[1]['form'] }) // parsed by the call's schema
      return undefined
    },
  },
  'registration.register': {
    beforeParse: (input, context) => {
      const draft = drafts.find(context)
      if (!draft) throw new CallFailure('ERR_TRANSACTION_EXPIRED', { reason: 'no registration draft' })
      return { ...input, body: registrationBody(draft, context) }
    },
    onSuccess: (_, { jar }) => jar.clear('registration') ?? undefined,
  },
  'registration.bonuses': { sanitiseData: ({ bonuses, ...rest }) => ({ ...rest, bonuses: bonuses.map(sanitiseBonus) }) },
  'deposit.bonusByCode': { sanitiseData: sanitiseBonus },
  'deposit.confirmCard': {
    onSuccess: ({ depositLogId }, { jar }) => {
      jar.set('depositLog', depositLogId)
      return undefined
    },
  },
  'deposit.log': {
    beforeParse: (input, { jar }) => ({
      ...input,
      body: { ...input.body, depositLogId: input.body?.depositLogId ?? jar.get('depositLog') },
    }),
  },
  'content.mainContent': {
    sanitiseData: ({ blocks, ...rest }) => ({
      ...rest,
      blocks: blocks.map((block: CallData) => (block.type === 'prose' ? { ...block, html: sanitiseHtml(block.html) } : block)),
    }),
  },
})
