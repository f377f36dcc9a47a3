import { type Html, html } from '@casino/shared/html'
import type { PageTextLookup } from './pageTexts.ts'

interface PageLayoutOptions {
  /** Name of the simulated provider. */
  provider: string
  body: Html
  width?: 'narrow' | 'wide'
}

/** Layout of the platform's HTML pages: test banner, provider name, one card. */
export const pageLayout = (text: PageTextLookup, { provider, body, width = 'narrow' }: PageLayoutOptions): Html =>
  html`<aside class="banner" aria-label="${text('common', 'banner_label')}">${text('common', 'banner')}</aside>
<div class="sheet ${width}">
<header><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="currentColor"/><path d="M10 15v-3a6 6 0 0 1 12 0v3M9 15h14v9H9z" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>
<span>${provider}</span></header>
<main>${body}</main>
</div>`
