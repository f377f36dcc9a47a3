import type { CallDefinition } from '@casino/features/api/contract'
import type { CallName } from '@casino/features/callTables'
import { brands, brandTitles } from '@casino/tokens/brands'
import type { SendCall } from '../calls/backendClient.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { callRegistry } from '../calls/callRegistry.ts'
import type { ParsedCallInput } from '../calls/parseCallInput.ts'

type FakeResponses = Partial<Record<CallName, (input: ParsedCallInput) => unknown>>

/** A call that reached the fake back end. */
export interface SentCall {
  name: CallName
  input: ParsedCallInput
  idempotencyKey: string | undefined
  /** What authorises the call, beside its input. */
  bearer?: string | undefined
}

const callNames = new Map([...callRegistry].map(([name, def]): [CallDefinition, CallName] => [def, name as CallName])) // keys of the registry

/** A back end in memory: handlers by call name return or throw. A call without a handler throws. `sent` lists the calls in order. */
export function createFakeBackend(answers: FakeResponses): { send: SendCall; sent: readonly SentCall[] } {
  const sent: SentCall[] = []
  const send: SendCall = async (def, input, { idempotencyKey, bearer }) => {
    const name = callNames.get(def)
    const answer = name && answers[name]
    if (!name || !answer) throw new Error(`no fake response for ${name ?? def.path}`)
    sent.push({ name, input, idempotencyKey, ...(bearer && { bearer }) })
    return answer(input)
  }
  return { send, sent }
}

const header = { zones: { start: ['logo'], center: ['menuBar'], end: ['login', 'register'] } }

/** The answer to a login. */
export const openedSession = {
  sessionId: 'new-session-id-of-22-chars',
  userId: 'u1',
  lastLogin: 5,
  lastLoginIP: null,
  userNickname: 'Freja',
  incompleteUser: false,
  isVerified: true,
  playerType: 'Depositor',
} as const

/** Default responses: configuration and content of a minimal site. */
export const defaultResponses: FakeResponses = {
  'content.translations': () => ({ site: { crash_title: 'Fra CMS' } }),
  'content.siteInfo': () => ({
    brand: 'nordlys',
    brands: Object.fromEntries(brands.map((brand) => [brand, { name: brandTitles[brand] }])),
    licence: 'Tilladelse',
    supportHours: '10–18',
    supportEmail: 'hjaelp@nordlys.example',
    serverTime: 1_800_000_000_000,
  }),
  'content.layouts': () => ({ header, strip: { links: [] } }),
  'content.menu': () => [
    { id: 'home', text: 'menu.home', slug: '/' },
    { id: 'profile', text: 'menu.overview', slug: '/min-konto/oversigt', authRequired: true },
  ],
  'content.navigation': () => [{ id: 'home', text: 'menu.home', slug: '/' }],
  'content.footer': () => ({ text: { header: '{site}', details: '' }, links: [], logos: [] }),
  'content.images': () => ({}),
  'content.popups': () => [],
  'content.buttonThemes': () => ({}),
  'content.inputThemes': () => ({}),
  'content.systemConfig': ({ query }) => {
    const name = String(query?.name)
    const value = systemValues[name]
    if (value === undefined) throw new CallFailure('ERR_NOT_FOUND')
    return { id: '1', name, type: 'text', value, isPublic: true }
  },
  'content.seo': () => ({ title: 'Titel </title>', description: 'Om "siden"', image: null }),
  'content.contentPages': () => [{ slug: 'vilkaar' }, { slug: 'cookies' }],
  'content.mainContent': () => ({
    name: 'home',
    title: 'Forside',
    blocks: [{ type: 'prose', html: '<p onclick="x()">Hej</p><script>x()</script>' }],
  }),
  'campaigns.list': () => ({ campaigns: [] }),
  'news.list': ({ body }) => ({ data: [], currentPage: body?.CurrentPage, lastPage: 1, pageSize: body?.PageSize, totalRecords: 0 }),
  'deposit.noteAttempt': () => ({}),
  'deposit.endAttempt': () => ({}),
  'deposit.transfers': () => ({ transfers: [], total: 0 }),
  'games.recent': () => ({ games: [] }),
  'games.suggestions': () => ({ games: [], shown: true }),
  'games.winners': () => ({ winners: [] }),
  'games.searchIndex': () => ({ games: [], mostSearched: [] }),
  'games.favourites': () => ({ games: [] }),
  'content.searchPages': () => ({ pages: [] }),
  'identity.openSession': () => openedSession,
  'session.getProperty': () => ({ property: 'firstdeposit', value: '10000' }),
  'session.validate': () => ({ userId: 'u1', expiresAt: 1_900_000_000_000 }),
  'session.logExpiry': () => ({}),
  'session.profile': () => ({
    userId: 'u1',
    login: 'freja',
    firstName: 'Freja',
    lastName: 'Holm',
    email: 'freja@eksempel.dk',
    mobileNo: '12345678',
    mobileCC: '45',
    country: 'DK',
    currency: 'DKK',
    emailNotify: false,
    registered: 0,
    playerType: 'Depositor',
    lastLogin: null,
    loggedInAt: 0,
    pausedUntil: null,
    chosenBonusCode: '',
  }),
  'session.summary': () => ({
    Balance: 125_000,
    BonusBalance: 0,
    TotalBalance: 125_000,
    WithdrawableBalance: 125_000,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0,
    FreeSpinsLeft: 0,
  }),
}

const systemValues: Readonly<Record<string, string>> = {
  minAge: '21',
  buildPollSeconds: '300',
  minmaxAgePopup: '18,20',
  minDeposit: '10000',
  quickTransferAmounts: '[20000]',
  limitSuggestions: '{"day":[20000],"week":[50000],"month":[100000]}',
  limitRaiseHours: '24',
  wageTimePopup: '{"time":5,"shown":true}',
  spinGapSeconds: '3',
}
