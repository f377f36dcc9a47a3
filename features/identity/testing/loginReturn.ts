import { vi } from 'vitest'
import type { PageContextValue } from '../../content/PageContext.tsx'
import { defaultSystemConfig } from '../../content/systemConfig.ts'
import type { LoginReturnScreenProps } from '../LoginReturnScreen.tsx'

const site = { supportEmail: '', supportPhone: '', supportHours: '' }
export const loginReturnContext = { buttonThemes: {}, system: defaultSystemConfig, site } as PageContextValue // the screen reads nothing else

/** A login to the front page, without its state. */
export const loginReturnProps = {
  method: 'login',
  rules: defaultSystemConfig,
  siteName: 'Nordlys',
  redirectTo: '/',
  identityRedirect: { locked: false, redirecting: false },
  identityRedirectError: null,
  limitsStep: null,
  onCpr: vi.fn(),
  onRetry: vi.fn(),
  onIdentityRedirect: vi.fn(),
} satisfies Omit<LoginReturnScreenProps, 'state'>
