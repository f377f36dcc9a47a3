import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { AccountLayout } from './AccountLayout.tsx'

const context = { buttonThemes: {}, session: { loggedIn: true, fingerprint: null } } as unknown as PageContextValue // the layout reads nothing else

it('an account page says without script that it needs it: what it loads by calls never comes', () => {
  const html = renderToStaticMarkup(
    <PageContextProvider value={context}>
      <AccountLayout current="transactions">
        <p>content</p>
      </AccountLayout>
    </PageContextProvider>,
  )
  expect(html).toMatch(/<noscript>.*shell\.account_needs_script.*<\/noscript>.*content/)
})
