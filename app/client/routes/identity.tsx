import { createClient } from '@casino/features/api/client'
import { paths } from '@casino/features/content/paths'
import type { registrationCalls } from '@casino/features/registration/calls'
import { bonusesInput } from '@casino/features/registration/model'
import { routeQuery } from '../routeQueries.ts'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const call = createClient<typeof registrationCalls>('registration')

/** Login, registration, and the return page of the identity provider. */
export const identityRoutes: readonly Route[] = [
  {
    name: 'log-ind',
    path: paths.login,
    guards: routeGuards.content,
    access: 'guest',
    modules: ['identity/LoginPage.tsx'],
    loadPage: async () => {
      const { LoginPage } = await import('@casino/features/identity/LoginPage')
      return () => <LoginPage />
    },
    queries: () => [],
    textGroups: ['login', 'authentication', 'validation'],
    header: 'shown',
    cache: 'never',
  },
  {
    name: 'registrer',
    path: paths.register,
    guards: routeGuards.content,
    access: 'guest',
    modules: ['registration/RegistrationPage.tsx', 'identity/redirectToIdentityProvider.ts'],
    loadPage: async () => {
      const [{ RegistrationPage }, { redirectToIdentityProvider }] = await Promise.all([
        import('@casino/features/registration/RegistrationPage'),
        import('@casino/features/identity/redirectToIdentityProvider'),
      ])
      return () => <RegistrationPage redirectToIdentityProvider={redirectToIdentityProvider} />
    },
    queries: () => (import.meta.env.SSR ? [routeQuery('registration.bonuses', bonusesInput)] : []),
    textGroups: ['register', 'validation', 'limitations', 'question', 'authentication', 'campaign'],
    forms: ['registration'],
    header: 'shown',
    cache: 'never',
  },
  {
    name: 'loginsuccess',
    path: paths.loginSuccess,
    guards: routeGuards.paymentReturn,
    access: 'public',
    modules: ['identity/LoginSuccessPage.tsx', 'limits/MandatoryLimitsDialog.tsx'],
    loadPage: async () => {
      const [{ LoginSuccessPage }, { MandatoryLimitsDialog }] = await Promise.all([
        import('@casino/features/identity/LoginSuccessPage'),
        import('@casino/features/limits/MandatoryLimitsDialog'),
      ])
      return ({ redirectTo }) => (
        <LoginSuccessPage
          {...(redirectTo !== undefined && { redirectTo })}
          register={() => call('register')}
          LimitsStep={MandatoryLimitsDialog}
        />
      )
    },
    queries: () => [],
    textGroups: ['login', 'authentication', 'register', 'limitations', 'validation', 'question'],
    forms: ['transferLimit'],
    header: 'hidden',
    cache: 'never',
  },
]
