import { useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { type LoginReason, sameSitePath, useProviderButton } from '../session/index.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { startIdentity } from './startIdentity.ts'

/** `/log-ind`. The site server stores `redirect` during the login; here it only determines the message shown. */
export function LoginPage() {
  const { site } = usePageContext()
  const provider = useProviderButton(() => startIdentity('login'))
  return (
    <LoginScreen
      reason={reasonOf(useSearch())}
      provider={provider}
      error={provider.error?.message ?? null}
      supportEmail={site.supportEmail}
      onLogin={provider.press}
    />
  )
}

function reasonOf(search: string): LoginReason | null {
  const query = new URLSearchParams(search)
  const reason = query.get('reason')
  if (reason === 'expired' || reason === 'required') return reason
  return sameSitePath(query.get('redirect')) ? 'required' : null
}
