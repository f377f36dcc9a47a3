import { useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { type LoginReason, sameOriginPath, useIdentityRedirect } from '../session/index.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { redirectToIdentityProvider } from './startIdentity.ts'

/** `/log-ind`. The site server stores `redirect` during the login; here it only determines the message shown. */
export function LoginPage() {
  const { site } = usePageContext()
  const identityRedirect = useIdentityRedirect(() => redirectToIdentityProvider('login'))
  return (
    <LoginScreen
      reason={parseLoginReason(useSearch())}
      identityRedirect={identityRedirect}
      error={identityRedirect.error?.message ?? null}
      supportEmail={site.supportEmail}
      onLogin={identityRedirect.start}
    />
  )
}

function parseLoginReason(search: string): LoginReason | null {
  const query = new URLSearchParams(search)
  const reason = query.get('reason')
  if (reason === 'expired' || reason === 'required') return reason
  return sameOriginPath(query.get('redirect')) ? 'required' : null
}
