import type { registrationCalls } from '@casino/features/registration/calls'
import { createClient } from '@casino/features/session'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

const call = createClient<typeof registrationCalls>('registration')

/** Login and sign-up, and the way back from the identity provider. */
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
    header: 'hidden',
    wallpaper: 'hidden',
    cache: 'never',
  },
]
