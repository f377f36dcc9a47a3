import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { PartnerLoginScreen } from './PartnerLoginScreen.tsx'
import { initialPartnerState } from './partnerLogin.ts'

const system = { agePopupContent: null, agePopupLogo: null, agePopupMedia: null }
const context = { buttonThemes: {}, system } as Pick<PageContextValue, 'buttonThemes' | 'system'> as PageContextValue // the screen reads nothing else

it.each(['token', 'external'] as const)('a handover by %s says without script that the login needs it', (handover) => {
  const html = renderToStaticMarkup(
    <PageContextProvider value={context}>
      <PartnerLoginScreen
        state={initialPartnerState(handover)}
        rules={{ minAge: 18, ageRange: { min: 18, max: 24 } }}
        noAccountContent={{ title: '', content: '' }}
        siteName="Nordlys"
        redirectTo="/loginsuccess"
        identityRedirect={{ locked: false, redirecting: false }}
        identityRedirectError={null}
        onConfirm={vi.fn()}
        onCpr={vi.fn()}
        onRetry={vi.fn()}
        onIdentityRedirect={vi.fn()}
      />
    </PageContextProvider>,
  )
  expect(html).toMatch(/<noscript>.*login\.needs_script.*<\/noscript>/)
})
