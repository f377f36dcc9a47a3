import type { ThemeIcon } from '@casino/design-system/runtime'
import type { ScreenSize } from './entities/layout.ts'
import type { TextKey } from './texts/index.ts'

export interface Words {
  /** Where it is always the same; else the screen gives it. */
  readonly text?: TextKey
  readonly loadingText?: TextKey
}

const words = (text?: TextKey, loadingText?: TextKey): Words => ({ ...(text && { text }), ...(loadingText && { loadingText }) })

/** Every button that a server can theme, with the words it has without one. Buttons of one role share a name. */
export const buttons = {
  login: words('btn.login', 'btn.login_loading'),
  register: words('btn.register', 'btn.register_loading'),
  /** Where a game waits for it: there it is the one thing to do. */
  playLogin: words('btn.login', 'btn.login_loading'),
  topUp: words('btn.top_up', 'btn.top_up_loading'),
  hero: words(),
  play: words('btn.play', 'btn.opening'),
  tryFree: words('btn.try_free', 'btn.opening'),
  search: words('games.search_submit'),
  /** One of the ways into a list of games. */
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
  /** Asks once more for what failed. */
  retry: words(),
  /** Leaves a step or a dialog without doing anything. */
  back: words(),
  /** Leads to where a task goes on. */
  onward: words(),
} as const satisfies Record<string, Words>

export type ButtonName = keyof typeof buttons

/** A value by screen size; each holds from its size up. */
type Steps<T> = Readonly<Partial<Record<ScreenSize, T>>>

/** What a server's theme puts into a button; its looks are already in the page's style. What it leaves to the button is absent. */
export interface ButtonThemeContent {
  readonly text?: Steps<TextKey>
  readonly loadingText?: Steps<TextKey>
  /** Null takes the button's own icon away. */
  readonly iconStart?: Steps<ThemeIcon | null>
  readonly iconEnd?: Steps<ThemeIcon | null>
}
