import type { ButtonProps } from '@casino/design-system'
import type { ButtonName } from '@casino/features/content/buttonDefaults'
import type { TextKey } from '@casino/features/content/texts'
import type { FormName, SectionName } from '@casino/features/forms/formRegistries'
import type { themedInputs } from '@casino/features/forms/themedInputs'

/** A screen of the site and the story that shows it. */
export interface SiteScreen {
  title: string
  /** Storybook id. */
  story: string
}

/** Where the site renders a themed button, and the props that the screen gives it. */
export interface ButtonPlace extends Partial<Pick<ButtonProps, 'variant' | 'size'>> {
  screen: SiteScreen
  /** Text set by the screen, which no theme replaces. Absent where the button has a default text. */
  text?: TextKey
}

const on = (title: string, story: string): SiteScreen => ({ title, story: `features-${story}` })
const screens = {
  guest: on('Header, guest', 'shell--guest'),
  player: on('Header, player', 'shell--player'),
  account: { title: 'Account menu', story: 'pages--limits' },
  lobby: on('Lobby', 'lobby--guest'),
  gameList: on('Game list', 'game-list--full'),
  login: on('Login', 'login--default'),
  cpr: on('Login, CPR check', 'login-success--cpr-required'),
  bonus: on('Registration, bonus', 'registration-1-bonus--choose'),
  contact: on('Registration, contact', 'registration-2-contact--with-bonus'),
  amount: on('Deposit, amount', 'deposit--amount'),
  card: on('Deposit, card', 'deposit-payment--new-card'),
  limits: on('Limits', 'limits--current'),
  changeLimit: on('Limits, change', 'limits--raise'),
  mandatoryLimits: on('Mandatory limits', 'mandatory-limits--default'),
  sessionExpired: on('Session expired', 'session-dialogs--expired'),
}

/** The screens that the workbench shows at all widths at once. */
export const wholeScreens = [screens.lobby, screens.login, screens.contact, screens.amount] as const

/** One place of every button; buttons of one role share a name and occur on other screens too. */
export const buttonPlaces: Readonly<Record<ButtonName, ButtonPlace>> = {
  login: { screen: screens.guest, variant: 'secondary', size: 'sm' },
  register: { screen: screens.guest, size: 'sm' },
  playLogin: { screen: on('Game page, guest', 'game-page--needs-login'), size: 'lg' },
  topUp: { screen: screens.player, size: 'sm' },
  hero: { screen: screens.lobby, text: 'btn.register', size: 'lg' },
  play: { screen: screens.gameList, size: 'sm' },
  tryFree: { screen: screens.gameList, variant: 'secondary', size: 'sm' },
  search: { screen: on('Game list without JavaScript', 'game-list--full') },
  listView: { screen: screens.gameList, text: 'slot_machines.view_new', variant: 'ghost', size: 'sm' },
  showMore: { screen: on('Game list, more to show', 'game-list--more-to-show'), text: 'games.show_more', variant: 'secondary' },
  identity: { screen: screens.login, size: 'lg' },
  identityCpr: { screen: screens.cpr, size: 'lg' },
  registerBonus: { screen: screens.bonus, size: 'lg' },
  registerContact: { screen: screens.contact, size: 'lg' },
  registerConfirm: { screen: on('Registration, confirm', 'registration-3-confirm--with-bonus'), size: 'lg' },
  bonusTerms: { screen: screens.bonus, variant: 'secondary', size: 'sm' },
  depositAmount: { screen: screens.amount, size: 'lg' },
  depositPay: { screen: screens.card, size: 'lg' },
  depositBonus: { screen: screens.amount, text: 'deposit.bonus_open', variant: 'secondary', size: 'sm' },
  withdraw: { screen: on('Withdrawal, confirm', 'withdrawal--confirm'), size: 'lg' },
  limitChange: { screen: screens.limits, text: 'limitations.change', variant: 'secondary' },
  limitSave: { screen: screens.changeLimit },
  raiseCancel: { screen: on('Limits, raise pending', 'limits--raise-pending'), variant: 'ghost' },
  pause: { screen: screens.limits, text: 'limitations.pause_24h_button', variant: 'secondary' },
  pauseConfirm: { screen: on('Limits, confirm a pause', 'limits--confirm-pause'), text: 'question.pause_24h_confirm' },
  sessionLogin: { screen: screens.sessionExpired },
  unsubscribe: { screen: on('Unsubscribe', 'unsubscribe--email'), size: 'lg' },
  sendMessage: { screen: on('Contact', 'contact--empty'), size: 'lg' },
  logout: { screen: screens.account, variant: 'ghost' },
  contactEdit: { screen: on('Profile', 'profile--default'), variant: 'secondary' },
  contactSave: { screen: on('Profile contact', 'profile-contact--editing') },
  stepUp: { screen: on('Profile contact', 'profile-contact--identity-required') },
  chooseFiles: { screen: on('Profile, documents', 'profile-documents--default'), variant: 'secondary' },
  sendDocuments: { screen: on('Profile, documents', 'profile-documents--files-chosen') },
  endSessions: { screen: on('Profile', 'profile--several-devices'), variant: 'secondary' },
  sessionGuest: { screen: screens.sessionExpired, variant: 'secondary' },
  consentAnswer: { screen: on('Choice of cookies', 'consent--first-visit'), text: 'consent.refuse', variant: 'secondary' },
  retry: { screen: on('Limits, failed to load', 'limits--load-failed'), text: 'limitations.retry', variant: 'secondary' },
  back: { screen: screens.contact, text: 'register.back', variant: 'ghost' },
  onward: { screen: on('Overview', 'overview--no-bonus'), text: 'overview.to_deposit' },
}

export const inputScreens: Readonly<Record<keyof typeof themedInputs, SiteScreen>> = {
  search: screens.gameList,
  filter: screens.gameList,
  identity: screens.cpr,
  bonus: screens.bonus,
}

/** The screen of each form section; none where the site has no such screen. */
export const formScreens: { readonly [F in FormName]: Readonly<Partial<Record<SectionName<F>, SiteScreen>>> } = {
  registration: {
    limit: on('Registration, contact without a bonus', 'registration-2-contact--with-limit'),
    about: screens.contact,
    consent: screens.contact,
    terms: screens.contact,
  },
  deposit: { amount: screens.amount, card: screens.card, mobilepay: on('Deposit, MobilePay', 'deposit-payment--mobile-pay') },
  contact: { contact: on('Contact', 'contact--empty') },
  withdrawal: { amount: on('Withdrawal', 'withdrawal--default') },
  transferLimit: { first: screens.mandatoryLimits, change: screens.changeLimit },
}
