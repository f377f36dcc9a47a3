import type { registrationCalls } from '@casino/features/registration/calls'
import { bonusesInput } from '@casino/features/registration/model'
import { createClient } from '@casino/features/session'
import { need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

const call = createClient<typeof registrationCalls>('registration')

/** Login, registration, and the return page of the identity provider. */
export const identityRoutes: readonly Route[] = [
  {
    name: 'log-ind',
    path: '/log-ind',
    guards: guardsOf.content,
    access: 'guest',
    files: ['identity/LoginPage'],
    load: async () => {
      const { LoginPage } = await import('@casino/features/page/identity/LoginPage')
      return () => <LoginPage />
    },
    data: () => [],
    texts: ['login', 'authentication', 'validation'],
    header: 'shown',
    wallpaper: 'shown',
    cache: 'never',
  },
  {
    name: 'registrer',
    path: '/registrer',
    guards: guardsOf.content,
    access: 'guest',
    files: ['registration/RegistrationPage'],
    load: async () => {
      const [{ RegistrationPage }, { startIdentity }] = await Promise.all([
        import('@casino/features/page/registration/RegistrationPage'),
        import('@casino/features/identity'),
      ])
      return () => <RegistrationPage startIdentity={startIdentity} />
    },
    data: () => (import.meta.env.SSR ? [need('registration.bonuses', bonusesInput)] : []),
    texts: ['register', 'validation', 'limitations', 'question', 'authentication', 'campaign'],
    forms: ['registration'],
    header: 'shown',
    wallpaper: 'hidden',
    cache: 'never',
  },
  {
    name: 'loginsuccess',
    path: '/loginsuccess',
    guards: guardsOf.paymentReturn,
    access: 'public',
    files: ['identity/LoginSuccessPage', 'limits/MandatoryLimitsDialog'],
    load: async () => {
      const [{ LoginSuccessPage }, { MandatoryLimitsDialog }] = await Promise.all([
        import('@casino/features/page/identity/LoginSuccessPage'),
        import('@casino/features/page/limits/MandatoryLimitsDialog'),
      ])
      return ({ redirectTo }) => (
        <LoginSuccessPage
          {...(redirectTo !== undefined && { redirectTo })}
          register={() => call('register')}
          LimitsStep={MandatoryLimitsDialog}
        />
      )
    },
    data: () => [],
    texts: ['login', 'authentication', 'register', 'limitations', 'validation', 'question'],
    forms: ['transferLimit'],
    header: 'hidden',
    wallpaper: 'hidden',
    cache: 'never',
  },
]
