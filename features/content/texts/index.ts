/**
 * The built-in Danish text catalogue, one file per group. The platform seeds its CMS with it; the browser receives only the groups of
 * its route, compiled by the site server. Import values only on the server and in stories; types anywhere.
 */

import authentication from './da/authentication.json' with { type: 'json' }
import btn from './da/btn.json' with { type: 'json' }
import campaign from './da/campaign.json' with { type: 'json' }
import condition from './da/condition.json' with { type: 'json' }
import consent from './da/consent.json' with { type: 'json' }
import contact_us from './da/contact_us.json' with { type: 'json' }
import deposit from './da/deposit.json' with { type: 'json' }
import error from './da/error.json' with { type: 'json' }
import games from './da/games.json' with { type: 'json' }
import help from './da/help.json' with { type: 'json' }
import keywords from './da/keywords.json' with { type: 'json' }
import label from './da/label.json' with { type: 'json' }
import landing from './da/landing.json' with { type: 'json' }
import limitations from './da/limitations.json' with { type: 'json' }
import login from './da/login.json' with { type: 'json' }
import menu from './da/menu.json' with { type: 'json' }
import modal from './da/modal.json' with { type: 'json' }
import news from './da/news.json' with { type: 'json' }
import overview from './da/overview.json' with { type: 'json' }
import payout from './da/payout.json' with { type: 'json' }
import profile from './da/profile.json' with { type: 'json' }
import question from './da/question.json' with { type: 'json' }
import quick_deposit from './da/quick_deposit.json' with { type: 'json' }
import register from './da/register.json' with { type: 'json' }
import responsible_popup from './da/responsible_popup.json' with { type: 'json' }
import search from './da/search.json' with { type: 'json' }
import seo from './da/seo.json' with { type: 'json' }
import shell from './da/shell.json' with { type: 'json' }
import site from './da/site.json' with { type: 'json' }
import slot_machines from './da/slot_machines.json' with { type: 'json' }
import transactions from './da/transactions.json' with { type: 'json' }
import unit from './da/unit.json' with { type: 'json' }
import unsubscribe from './da/unsubscribe.json' with { type: 'json' }
import unsupported from './da/unsupported.json' with { type: 'json' }
import validation from './da/validation.json' with { type: 'json' }
import welcome_popup from './da/welcome_popup.json' with { type: 'json' }

export const textCatalogue = {
  menu,
  register,
  btn,
  label,
  validation,
  modal,
  question,
  unit,
  condition,
  login,
  campaign,
  landing,
  overview,
  payout,
  profile,
  transactions,
  limitations,
  authentication,
  deposit,
  help,
  search,
  keywords,
  slot_machines,
  games,
  quick_deposit,
  contact_us,
  unsubscribe,
  unsupported,
  welcome_popup,
  responsible_popup,
  seo,
  news,
  consent,
  error,
  shell,
  site,
}

export type TextGroup = keyof typeof textCatalogue
/** `group.key` of every text. */
export type TextKey = { [G in TextGroup]: `${G}.${keyof (typeof textCatalogue)[G] & string}` }[TextGroup]
