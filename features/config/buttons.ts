import type { ThemeIcon } from '@casino/design-system/runtime'
import type { ScreenSize } from './entities/layout.ts'
import type { TextKey } from './texts/index.ts'

export interface Words {
  /** Default label; absent where each screen passes its own. */
  readonly text?: TextKey
  readonly loadingText?: TextKey
}

const words = (text?: TextKey, loadingText?: TextKey): Words => ({ ...(text && { text }), ...(loadingText && { loadingText }) })

/** Every button that a server can theme, with its default texts. Buttons of one role share a name. */
export const buttons = {
  login: words('btn.login', 'btn.login_loading'),
  register: words('btn.register', 'btn.register_loading'),
  /** Login on a game page, as its primary action. */
  playLogin: words('btn.login', 'btn.login_loading'),
  topUp: words('btn.top_up', 'btn.top_up_loading'),
  hero: words(),
  play: words('btn.play', 'btn.opening'),
  tryFree: words('btn.try_free', 'btn.opening'),
  search: words('games.search_submit'),
  /** Link to a list of games. */
  listView: words(),
  showMore: words(),
  identity: words('login.mitid_button', 'login.mitid_opening'),
  identityCpr: words('login.cpr_button'),
  registerBonus: words('register.continue'),
  registerContact: words('register.contact_continue', 'register.contact_checking'),
  registerConfirm: words('register.confirm_button', 'register.confirm_opening'),
  bonusTerms: words('register.bonus_terms'),
  depositAmount: words('deposit.to_card', 'deposit.checking'),
  depositPay: words('deposit.pay', 'deposit.paying'),
  depositBonus: words(),
  limitChange: words(),
  limitSave: words('limitations.save', 'limitations.saving'),
  raiseCancel: words('limitations.pending_cancel'),
  pause: words(),
  pauseConfirm: words(),
  sessionLogin: words('authentication.expired_login', 'authentication.leaving'),
  logout: words('menu.logout'),
  sessionGuest: words('authentication.expired_guest'),
  /** Retries a failed request. */
  retry: words(),
  /** Leaves a step or a dialog without an action. */
  back: words(),
  /** Navigates to the next step of a task. */
  onward: words(),
} as const satisfies Record<string, Words>

export type ButtonName = keyof typeof buttons

/** A value by breakpoint; each applies from its breakpoint up. */
type Steps<T> = Readonly<Partial<Record<ScreenSize, T>>>

/** Texts and icons of a server theme; its styles are in the page's stylesheet. An absent field keeps the button's default. */
export interface ButtonThemeContent {
  readonly text?: Steps<TextKey>
  readonly loadingText?: Steps<TextKey>
  /** Null removes the button's icon. */
  readonly iconStart?: Steps<ThemeIcon | null>
  readonly iconEnd?: Steps<ThemeIcon | null>
}
