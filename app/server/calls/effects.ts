import { sameSitePath } from '@casino/features/session/paths'
import { sanitise } from '../security/sanitise.ts'
import type { CallContext } from './context.ts'
import { cookieCalls, sessionCookies } from './cookie-calls.ts'
import { type Drafts, registrationBody } from './draft.ts'
import { Failure } from './failure.ts'
import type { RawInput } from './fill.ts'
import type { ParsedInput } from './parse.ts'
import type { CallName } from './registry.ts'

// biome-ignore lint/suspicious/noExplicitAny: data is parsed by the call's own schema before a hook receives it
type Answer = any

export interface Effect {
  /** Changes the input before it is parsed. */
  readonly before?: (input: RawInput, context: CallContext) => RawInput
  /** Handles the call on the site server; null forwards it to the back end. */
  readonly instead?: (input: ParsedInput, context: CallContext) => object | null
  /** Sanitises public data before it is cached. */
  readonly clean?: (answer: Answer) => unknown
  /** Side effects of a success; a returned object is merged into the data. */
  readonly after?: (answer: Answer, context: CallContext, input: ParsedInput) => object | undefined
}

const cleanBonus = (bonus: Answer) => ({
  ...bonus,
  bonusRegisterContents: { ...bonus.bonusRegisterContents, fullTerms: sanitise(bonus.bonusRegisterContents.fullTerms) },
})

/** The URL that the identity provider redirects to. Throws ERR_VALIDATION when it is not on this site. */
function returnAddress(wanted: unknown, origin: string): string {
  const text = typeof wanted === 'string' ? wanted : ''
  const path = sameSitePath(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
  if (!path)
    throw new Failure('ERR_VALIDATION', { fields: [{ path: 'redirectUrl', message: 'error.ERR_VALIDATION' }], reason: 'redirectUrl' })
  return origin + path
}

/** Hooks by call: cookies set and cleared by a call, and CMS HTML that is sanitised. */
export const createEffects = (drafts: Drafts): Partial<Record<CallName, Effect>> => ({
  'session.getCookie': { instead: cookieCalls['session.getCookie'] },
  'session.setCookie': { instead: cookieCalls['session.setCookie'] },
  'session.deleteCookie': { instead: cookieCalls['session.deleteCookie'] },
  'session.logout': {
    // the cookies are cleared even when the back end is unreachable
    before: (input, { jar }) => {
      jar.clear(...sessionCookies)
      return input
    },
    instead: ({ body }) => (body?.sessionId ? null : {}),
  },
  'session.profile': {
    after: ({ playerType }, { jar }) => {
      if (jar.get('playerType') !== playerType) jar.set('playerType', playerType)
      return undefined
    },
  },
  'identity.start': {
    before: (input, { origin }) => ({ ...input, query: { ...input.query, redirectUrl: returnAddress(input.query?.redirectUrl, origin) } }),
    after: ({ transactionId, loginLog }, { jar }) => {
      jar.set('transactionId', transactionId)
      jar.set('loginLog', loginLog.loginLogId)
      return undefined
    },
  },
  'identity.validateCpr': {
    before: (input, context) => {
      const cpr = input.query?.cpr ?? drafts.find(context)?.form.cpr
      if (typeof cpr !== 'string')
        throw new Failure('ERR_VALIDATION', { fields: [{ path: 'cpr', message: 'validation.cpr_length' }], reason: 'cpr' })
      return { ...input, query: { ...input.query, cpr } }
    },
  },
  'identity.openSession': {
    after: ({ sessionId, userId, lastLogin }, { jar }) => {
      // session fixation: a login must create a new session id
      if (sessionId === jar.get('session')) throw new Failure('ERR_UPSTREAM', { reason: 'the back end reused the session id' })
      jar.set('session', sessionId)
      jar.set('userId', userId)
      if (lastLogin !== null) jar.set('lastLogin', String(lastLogin))
      jar.clear('transactionId', 'registration')
      return undefined
    },
  },
  'registration.saveLog': {
    after: ({ registerLogId }, context, { body }) => {
      drafts.keep(context, { registerLogId, form: body as Parameters<Drafts['keep']>[1]['form'] }) // parsed by the call's schema
      return undefined
    },
  },
  'registration.register': {
    before: (input, context) => {
      const draft = drafts.find(context)
      if (!draft) throw new Failure('ERR_TRANSACTION_EXPIRED', { reason: 'no registration draft' })
      return { ...input, body: registrationBody(draft, context) }
    },
    after: (_, { jar }) => jar.clear('registration') ?? undefined,
  },
  'registration.bonuses': { clean: ({ bonuses, ...rest }) => ({ ...rest, bonuses: bonuses.map(cleanBonus) }) },
  'deposit.bonusByCode': { clean: cleanBonus },
  'deposit.confirmCard': {
    after: ({ depositLogId }, { jar }) => {
      jar.set('depositLog', depositLogId)
      return undefined
    },
  },
  'deposit.log': {
    before: (input, { jar }) => ({ ...input, body: { ...input.body, depositLogId: input.body?.depositLogId ?? jar.get('depositLog') } }),
  },
  'config.mainContent': {
    clean: ({ blocks, ...rest }) => ({
      ...rest,
      blocks: blocks.map((block: Answer) => (block.type === 'prose' ? { ...block, html: sanitise(block.html) } : block)),
    }),
  },
})
