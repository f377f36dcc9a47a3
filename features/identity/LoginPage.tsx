import { useEffect } from 'react'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { type LoginReason, sameOriginPath } from '../navigation/paths.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { loginPathWithFragment } from './keptFragment.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { useProviderRedirect } from './queries.ts'

/** `/log-ind`. The site server stores `redirect` during the login; here it only determines the message shown. */
export function LoginPage() {
  const { site } = usePageContext()
  useEffect(() => {
    const withFragment = loginPathWithFragment(window.location.search, window.location.hash)
    if (withFragment) window.location.replace(withFragment)
  }, [])
  const identityRedirect = useIdentityRedirect(useProviderRedirect('login'))
  return (
    <LoginScreen
      reason={parseLoginReason(useRawSearch())}
      identityRedirect={identityRedirect}
      error={identityRedirect.error?.message ?? null}
      supportEmail={site.supportEmail}
      supportHours={site.supportHours}
      content={useSystemConfig('loginContent').loginContent}
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
