import type { ResponsiveValue, ThemeIcon } from '@casino/design-system/runtime'
import type { TextKey } from './texts/index.ts'

export interface ButtonTexts {
  /** Default label; absent where each screen passes its own. */
  text?: TextKey
  loadingText?: TextKey
}

function texts(text?: TextKey): { text?: TextKey }
function texts(text: TextKey | undefined, loadingText: TextKey): { text?: TextKey; loadingText: TextKey }
function texts(text?: TextKey, loadingText?: TextKey): ButtonTexts {
  return { ...(text && { text }), ...(loadingText && { loadingText }) }
}

/** Every button that a server can theme, with its default texts. Buttons of one role share a name. */
export const buttonDefaults = {
  login: texts('btn.login', 'btn.login_loading'),
  register: texts('btn.register', 'btn.register_loading'),
  /** Login on a game page, as its primary action. */
  playLogin: texts('btn.login', 'btn.login_loading'),
  topUp: texts('btn.top_up', 'btn.top_up_loading'),
  hero: texts(),
  play: texts('btn.play', 'btn.opening'),
  tryFree: texts('btn.try_free', 'btn.opening'),
  search: texts('games.search_submit'),
  /** Link to a list of games. */
  listView: texts(),
  showMore: texts(),
  identity: texts('login.mitid_button', 'login.mitid_opening'),
  identityCpr: texts('login.cpr_button'),
  registerBonus: texts('register.continue'),
  registerContact: texts('register.contact_continue', 'register.contact_checking'),
  registerConfirm: texts('register.confirm_button', 'register.confirm_opening'),
  bonusTerms: texts('register.bonus_terms'),
  depositAmount: texts('deposit.to_payment', 'deposit.checking'),
  depositPay: texts('deposit.pay', 'deposit.paying'),
  depositBonus: texts(),
  withdraw: texts('payout.request', 'payout.requesting'),
  limitChange: texts(),
  limitSave: texts('limitations.save', 'limitations.saving'),
  raiseCancel: texts('limitations.pending_cancel', 'limitations.pending_cancelling'),
  pause: texts(),
  pauseConfirm: texts(),
  sessionLogin: texts('authentication.expired_login', 'authentication.leaving'),
  unsubscribe: texts('unsubscribe.confirm', 'unsubscribe.confirming'),
  sendMessage: texts('contact_us.send', 'contact_us.sending'),
  logout: texts('menu.logout'),
  contactEdit: texts('profile.contact_edit'),
  contactSave: texts('profile.contact_save', 'profile.contact_saving'),
  /** Confirms with the identity provider within a session, on pages of several features. */
  stepUp: texts('btn.step_up', 'btn.step_up_opening'),
  chooseFiles: texts('profile.documents_choose'),
  sendDocuments: texts('profile.documents_send', 'profile.documents_sending_all'),
  endSessions: texts('profile.end_others', 'profile.ending_others'),
  sessionGuest: texts('authentication.expired_guest'),
  /** Every answer to a question for consent: one name, so that no theme can make accepting easier to see than refusing. */
  consentAnswer: texts(undefined, 'consent.saving'),
  /** Retries a failed request. */
  retry: texts(),
  /** Leaves a step or a dialog without an action. */
  back: texts(),
  /** Navigates to the next step of a task. */
  onward: texts(),
} as const satisfies Record<string, ButtonTexts>

export type ButtonName = keyof typeof buttonDefaults
/** The buttons with a default loading text. */
export type LoadingButtonName = {
  [N in ButtonName]: (typeof buttonDefaults)[N] extends { loadingText: TextKey } ? N : never
}[ButtonName]

/** Texts and icons of a server theme; its styles are in the page's stylesheet. An absent field keeps the button's default. */
export interface ButtonThemeContent {
  text?: ResponsiveValue<TextKey>
  loadingText?: ResponsiveValue<TextKey>
  /** Null removes the button's icon. */
  iconStart?: ResponsiveValue<ThemeIcon | null>
  iconEnd?: ResponsiveValue<ThemeIcon | null>
}
