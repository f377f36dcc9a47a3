import { paths } from '@casino/features/navigation/paths'
import { bonusesInput } from '@casino/features/registration/bonusesInput'
import { routeQuery } from '../routeQueries.ts'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

/** The age rule and its dialog. */
const ageConfig = ['ageRange', 'agePopupContent', 'agePopupLogo', 'agePopupMedia'] as const

/** Login, registration, and the return pages of the identity provider. */
export const identityRoutes: readonly Route[] = [
  {
    name: 'log-ind',
    path: paths.login,
    guards: routeGuards.content,
    access: 'guest',
    loadPage: async () => {
      const { LoginPage } = await import('@casino/features/identity/LoginPage')
      return () => <LoginPage />
    },
    header: 'shown',
    server: import.meta.env.SSR && {
      queries: () => [],
      textGroups: ['login', 'help', 'authentication', 'validation'],
      config: ['loginContent'],
      cache: 'never',
    },
  },
  {
    name: 'registrer',
    path: paths.register,
    guards: routeGuards.content,
    access: 'guest',
    loadPage: async () => {
      const { RegistrationPage } = await import('@casino/features/registration/RegistrationPage')
      return () => <RegistrationPage />
    },
    header: 'shown',
    server: import.meta.env.SSR && {
      queries: () => [
        routeQuery('registration.bonuses', bonusesInput),
        routeQuery('registration.draft', {}),
        routeQuery('identity.handover', {}),
      ],
      textGroups: ['register', 'validation', 'limitations', 'question', 'authentication'],
      forms: ['registration'],
      config: [...ageConfig, 'limitSuggestions', 'limitRaiseHours', 'registerContent', 'registrationExtraContent'],
      cache: 'never',
    },
  },
  {
    name: 'log-ind-partner',
    path: paths.partnerLogin,
    guards: routeGuards.paymentReturn,
    access: 'public',
    loadPage: async () => {
      const { PartnerLoginPage } = await import('@casino/features/identity/PartnerLoginPage')
      return () => <PartnerLoginPage />
    },
    header: 'hidden',
    wallpaper: 'hidden',
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('identity.handover', {})],
      textGroups: ['login', 'help', 'authentication', 'validation'],
      config: [...ageConfig, 'noAccountContent'],
      cache: 'never',
    },
  },
  {
    name: 'loginsuccess',
    path: paths.loginSuccess,
    guards: routeGuards.paymentReturn,
    access: 'public',
    loadPage: async () => {
      const [{ LoginSuccessPage }, { MandatoryLimitsDialog }] = await Promise.all([
        import('@casino/features/identity/LoginSuccessPage'),
        import('@casino/features/limits/MandatoryLimitsDialog'),
      ])
      return ({ redirectTo }) => <LoginSuccessPage {...(redirectTo !== undefined && { redirectTo })} LimitsStep={MandatoryLimitsDialog} />
    },
    header: 'hidden',
    wallpaper: 'hidden',
    server: import.meta.env.SSR && {
      queries: () => [],
      textGroups: ['login', 'help', 'authentication', 'register', 'limitations', 'validation', 'question'],
      forms: ['transferLimit'],
      config: [...ageConfig, 'limitSuggestions', 'limitRaiseHours', 'noAccountContent'],
      cache: 'never',
    },
  },
  {
    name: 'min-konto-bekraeft',
    path: paths.stepUp,
    guards: routeGuards.paymentReturn,
    access: 'public',
    loadPage: async () => {
      const { StepUpPage } = await import('@casino/features/identity/StepUpPage')
      return () => <StepUpPage />
    },
    header: 'hidden',
    wallpaper: 'hidden',
    server: import.meta.env.SSR && { queries: () => [], textGroups: ['login', 'help', 'authentication'], cache: 'never' },
  },
]
