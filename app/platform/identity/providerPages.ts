import { ageAt } from '@casino/features/format/cpr'
import { html } from '@casino/shared/html'
import { pageLayout } from '../pages/layout.ts'
import type { PageTextLookup } from '../pages/pageTexts.ts'
import { renderPlatformPage } from '../pages/platformPage.ts'
import type { ListedPerson } from './persons.ts'

/** Submitted values of the manual entry form, rendered again with its errors. */
export interface IdentityFormValues {
  firstName: string
  lastName: string
  cpr: string
  birth: string
}
export const emptyIdentityForm: IdentityFormValues = { firstName: '', lastName: '', cpr: '', birth: '' }
/** Error text keys by field (`pages/texts.json`, group `identity`). */
export interface IdentityFormErrors {
  cpr?: string
  birth?: string
}

interface IdentityPageProps {
  persons: readonly ListedPerson[]
  now: number
  /** Random id of this rendering, in its forms. */
  formId: string
  entry: IdentityFormValues
  errors: IdentityFormErrors
}

/** Renders the provider's page: test persons, manual entry, and the failure buttons. */
export function renderIdentityPage(text: PageTextLookup, { persons, now, formId, entry, errors }: IdentityPageProps): string {
  const t = (key: string) => text('identity', key)
  const failed = errors.cpr || errors.birth
  const formIdField = html`<input type="hidden" name="form" value="${formId}">`
  const body = html`<h1>${t('heading')}</h1>
<p class="lead">${t('intro')}</p>
<form method="post">
${formIdField}
<h2 id="persons">${t('persons')}</h2>
<p class="help">${t('persons_help')}</p>
<ul class="persons" aria-labelledby="persons">${persons.map((person) => renderPersonButton(text, person, now))}</ul>
</form>
<form method="post" novalidate>
${formIdField}
<fieldset>
<legend>${t('free')}</legend>
<p class="help">${t('free_help')}</p>
${failed && html`<p class="alert" role="alert">${t('error_summary')}</p>`}
${renderInput(text, { name: 'firstName', label: 'free_first_name', value: entry.firstName, attributes: html`maxlength="80" autocomplete="off"` })}
${renderInput(text, { name: 'lastName', label: 'free_last_name', value: entry.lastName, attributes: html`maxlength="80" autocomplete="off"` })}
${renderInput(text, { name: 'cpr', label: 'free_cpr', value: entry.cpr, error: errors.cpr, attributes: html`inputmode="numeric" maxlength="11" autocomplete="off" ${errors.cpr && html`autofocus`}` })}
${renderInput(text, { name: 'birth', label: 'free_birth', value: entry.birth, error: errors.birth, attributes: html`type="date" autocomplete="off" ${!errors.cpr && errors.birth && html`autofocus`}` })}
<button class="primary" name="answer" value="free">${t('free_submit')}</button>
</fieldset>
</form>
<form method="post" aria-labelledby="other">
<h2 id="other">${t('other')}</h2>
<p class="row">
<button name="answer" value="reject">${t('reject')}</button>
<button name="answer" value="fail">${t('fail')}</button>
<button name="answer" value="timeout">${t('timeout')}</button>
</p>
</form>`
  return renderPlatformPage({ title: t('title'), body: pageLayout(text, { provider: t('provider'), body, width: 'wide' }) })
}

const renderPersonButton = (text: PageTextLookup, person: ListedPerson, now: number) => html`<li>
<button name="person" value="${person.key}">
<span class="avatar" aria-hidden="true">${person.firstName.slice(0, 1)}</span>
<span class="who"><strong>${person.firstName}</strong> ${renderPersonDetails(text, person, now)}</span>
</button>
</li>`

const renderPersonDetails = (text: PageTextLookup, person: ListedPerson, now: number) => html`<span>${text('situations', person.key)}</span>
<span class="cpr">${text('identity', 'age', { age: ageAt(person.dateOfBirth, now) })} · ${text('identity', 'cpr')} ${hyphenateCpr(person.cpr)}</span>`

const hyphenateCpr = (cpr: string): string => `${cpr.slice(0, 6)}-${cpr.slice(6)}`

interface InputProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  attributes: ReturnType<typeof html>
}

const renderInput = (text: PageTextLookup, { name, label, value, error, attributes }: InputProps) => html`<div class="field">
<label for="${name}">${text('identity', label)}</label>
<input id="${name}" name="${name}" value="${value}" ${attributes} ${error && html`aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<p class="error" id="${name}-error">${text('identity', error)}</p>`}
</div>`

/** Renders the read-only list of test persons. */
export function renderPersonList(text: PageTextLookup, persons: readonly ListedPerson[], now: number): string {
  const t = (key: string) => text('identity', key)
  const body = html`<h1>${t('list_heading')}</h1>
<p class="lead">${t('list_intro')}</p>
<ul class="persons list">${persons.map(
    (person) => html`<li><span class="avatar" aria-hidden="true">${person.firstName.slice(0, 1)}</span>
<span class="who"><strong>${person.firstName} ${person.lastName}</strong> ${renderPersonDetails(text, person, now)}
<span class="cpr">${text('identity', 'list_birth', { date: person.dateOfBirth })}</span></span></li>`,
  )}</ul>`
  return renderPlatformPage({ title: t('list_heading'), body: pageLayout(text, { provider: t('provider'), body, width: 'wide' }) })
}

export interface NoticePageProps {
  heading: string
  message: string
  /** URL on the site; null for an unknown transaction. */
  back: string | null
}

/** Renders the page of an unknown, expired or completed transaction. */
export function renderNoticePage(text: PageTextLookup, { heading, message, back }: NoticePageProps): string {
  const t = (key: string) => text('identity', key)
  const body = html`<h1>${t(heading)}</h1>
<p class="lead">${t(message)}</p>
${back && html`<p><a class="primary" href="${back}">${text('common', 'back')}</a></p>`}`
  return renderPlatformPage({ title: t(heading), body: pageLayout(text, { provider: t('provider'), body }) })
}
