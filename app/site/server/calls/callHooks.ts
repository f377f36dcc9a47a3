import { randomBytes } from 'node:crypto'
import type { Bonus } from '@casino/features/api/entities/bonus'
import type { DepositLimits } from '@casino/features/api/entities/limits'
import { countEntries } from '@casino/features/api/entities/transfer'
import type { LocalCallName } from '@casino/features/callTables'
import { encodeCookieDecision, parseCookieDecision } from '@casino/features/consent/cookieDecision'
import { paths, sameOriginPath } from '@casino/features/navigation/paths'
import { accountTypes } from '@casino/features/session/playerType'
import type { Metrics } from '../metrics.ts'
import { sanitiseHtml } from '../security/sanitiseHtml.ts'
import { sessionFingerprint } from '../security/sessionFingerprint.ts'
import type { CallContext } from './callContext.ts'
import { CallFailure, isOutage } from './callFailure.ts'
import type { CallHooks, HookData, HooksByCall } from './callHookTypes.ts'
import { type ClosingReceipts, createClosingHooks } from './closingHooks.ts'
import { type ContactDrafts, createContactHooks } from './contactHooks.ts'
import { chosenReminderMinutes, cookieCalls, sessionCookies } from './cookieCalls.ts'
import { createDepositHooks, type FindDeposit } from './depositHooks.ts'
import { createIdentityHooks, type IdentityHookServices } from './identityHooks.ts'
import type { PaymentNotes } from './paymentNotes.ts'
import type { PaymentPages } from './paymentPages.ts'
import { createRegistrationHooks, type RegistrationHookServices } from './registrationHooks.ts'

const sanitiseBonus = ({ bonusRegisterContents: contents, ...bonus }: Bonus) => ({
  ...bonus,
  bonusRegisterContents: {
    ...contents,
    ...(contents.essentialTermsType === 'html' && { essentialTerms: sanitiseHtml(contents.essentialTerms) }),
    // a page that is not on this site is no terms
    fullTerms: contents.fullTermsType === 'html' ? sanitiseHtml(contents.fullTerms) : (sameOriginPath(contents.fullTerms) ?? paths.terms),
  },
})

/** Whether a logout names another session than the browser's own, which has begun since. */
const isOtherSession = ({ sessionId, fingerprint }: Readonly<Record<string, unknown>> = {}): boolean =>
  fingerprint !== undefined && typeof sessionId === 'string' && fingerprint !== sessionFingerprint(sessionId)

interface CallHookServices extends IdentityHookServices, RegistrationHookServices {
  contactDrafts: ContactDrafts
  paymentNotes: PaymentNotes
  paymentPages: PaymentPages
  findDeposit: FindDeposit
  /** Of the site's configuration, in place of the back end's. */
  cardPublicKey?: string | undefined
  /** The player's deposit limits. */
  readLimits: (context: CallContext) => Promise<DepositLimits>
  closingReceipts: ClosingReceipts
  observeVital: Metrics['observeVital']
}

interface Page {
  skip: number
  limit: number
}
/** The number of entries of a list, which the specification does not name. */
const countsTransfers = {
  onSuccess: ({ transfers, total }: HookData<'transactions.list'>, _: CallContext, { body, query }: { body?: Page; query?: Page }) => ({
    total: countEntries(transfers.length, total, body ?? query ?? { skip: 0, limit: Number.POSITIVE_INFINITY }),
  }),
}

/** A call with `handledLocally` in its table must have a handler here. */
type CompleteHooks = HooksByCall & { [N in LocalCallName]: Required<Pick<CallHooks<N>, 'handleLocally'>> }

/** Hooks by call: cookies set and cleared by a call, and CMS HTML that is sanitised. `observeVital` counts a page timing. */
export const createCallHooks = ({
  observeVital,
  contactDrafts,
  closingReceipts,
  paymentNotes,
  paymentPages,
  findDeposit,
  readLimits,
  cardPublicKey,
  ...services
}: CallHookServices): CompleteHooks => ({
  'session.getCookie': { handleLocally: cookieCalls['session.getCookie'] },
  'session.setCookie': { handleLocally: cookieCalls['session.setCookie'] },
  'session.deleteCookie': { handleLocally: cookieCalls['session.deleteCookie'] },
  'consent.record': {
    onSuccess: (recorded, { jar }, { body }) => {
      const { version, statistics, marketing, consentId = randomBytes(16).toString('base64url') } = body
      const decision = recorded ?? { version, statistics, marketing, consentId, decidedAt: Date.now() }
      jar.set('consent', encodeCookieDecision(decision))
      return decision
    },
  },
  'deposit.cardKey': { handleLocally: () => (cardPublicKey ? { keyId: 'site', spki: cardPublicKey, binding: null } : null) },
  'consent.vitals': {
    handleLocally: ({ body }, { jar, userDevice }) => {
      if (parseCookieDecision(jar.get('consent'))?.statistics) for (const vital of body.timings) observeVital(vital, userDevice)
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
    onSuccess: (profile, { jar }) => {
      const known = accountTypes.find((type) => type === jar.get('playerType'))
      const playerType = profile.playerType ?? known ?? 'Non-Depositor'
      if (jar.get('playerType') !== playerType) jar.set('playerType', playerType)
      const instantOf = (name: 'lastLogin' | 'loggedInAt') => Number(jar.get(name)) || null
      return {
        playerType,
        lastLogin: profile.lastLogin === undefined ? instantOf('lastLogin') : profile.lastLogin,
        loggedInAt: profile.loggedInAt ?? instantOf('loggedInAt') ?? Date.now(),
      }
    },
  },
  'session.betwinSummary': { onSuccess: ({ since }, { jar }) => ({ since: since ?? (Number(jar.get('loggedInAt')) || Date.now()) }) },
  'session.validate': {
    // only a session whose validation has result 1 is valid (specification, *Session*); an outage says nothing about it
    onFailure: (failure) => (isOutage(failure) && !failure.details.refused ? failure : new CallFailure('ERR_UNAUTHENTICATED')),
  },
  ...createIdentityHooks(services),
  ...createRegistrationHooks(services),
  ...createContactHooks(contactDrafts),
  ...createClosingHooks(closingReceipts, readLimits),
  'games.playTime': {
    // The interval that the player has chosen. An interval that the rules do not allow is ignored.
    beforeParse: (input, { jar }) => {
      const { everyMinutes: _, ...body } = input.body ?? {}
      const chosen = chosenReminderMinutes(jar)
      return { ...input, body: { ...body, ...(chosen !== null && chosen >= 1 && chosen <= 60 && { everyMinutes: chosen }) } }
    },
  },
  'registration.bonuses': { sanitiseData: ({ bonuses, ...rest }) => ({ ...rest, bonuses: bonuses.map(sanitiseBonus) }) },
  'deposit.bonusByCode': { sanitiseData: sanitiseBonus },
  'withdrawal.request': {
    onSuccess: ({ id, amount, requestedAt }, _, { body }) => ({
      id: id ?? '',
      amount: amount ?? body.amount,
      requestedAt: requestedAt ?? Date.now(),
    }),
  },
  ...createDepositHooks(paymentNotes, paymentPages, findDeposit),
  'deposit.transfers': countsTransfers,
  'transactions.transfers': countsTransfers,
  'transactions.payment': countsTransfers,
  'transactions.list': countsTransfers,
  'transactions.gamesHistory': { onSuccess: ({ rounds, total }, _, { body }) => ({ total: countEntries(rounds.length, total, body) }) },
  'campaigns.detail': { sanitiseData: ({ body, ...rest }) => ({ ...rest, body: sanitiseHtml(body) }) },
  'landing.detail': { sanitiseData: ({ body, ...rest }) => ({ ...rest, body: sanitiseHtml(body) }) },
  'news.detail': { sanitiseData: ({ body, ...rest }) => ({ ...rest, body: sanitiseHtml(body) }) },
  'content.mainContent': {
    sanitiseData: ({ blocks, ...rest }) => ({
      ...rest,
      blocks: blocks.map((block) => (block.type === 'prose' ? { ...block, html: sanitiseHtml(block.html) } : block)),
    }),
  },
})
