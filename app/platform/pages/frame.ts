import { type Html, html } from './html.ts'
import type { PageText } from './texts.ts'

/** What every page of the stand-in wears: the test banner, whose page it is, one card. */
export const frame = (
  text: PageText,
  provider: string,
  body: Html,
): Html => html`<p class="banner" role="note">${text('common', 'banner')}</p>
<div class="sheet">
<header><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="currentColor"/><path d="M10 15v-3a6 6 0 0 1 12 0v3M9 15h14v9H9z" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>
<span>${provider}</span></header>
<main>${body}</main>
</div>`
