import type { ErrorCode } from '@casino/features/api/errors'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { dayMs } from '@casino/features/format/duration'
import type { LoginMethod } from '@casino/features/identity/calls'
import { LoginReturnScreen } from '@casino/features/identity/LoginReturnScreen'
import { failureKindOf } from '@casino/features/identity/loginFailure'
import { failedState } from '@casino/features/identity/model'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, playerErrorText, reference } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { staticUrl, withStaticImages } from '../../support/staticUrl.ts'

const dateOfBirth = '1991-05-17'
const refused = (code: ErrorCode, withReference = false, method: LoginMethod = 'login') => ({
  type: 'failed' as const,
  failure: { code, message: playerErrorText(code), ...(withReference && { reference }) },
  kind: failureKindOf(code, method),
  retry: null,
})

const meta = preview.meta({
  title: 'Features/Login success',
  component: LoginReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { type: 'completing' as const },
    method: 'login' as const,
    rules: ageRules,
    siteName: 'Nordlys',
    redirectTo: '/',
    identityRedirect: { locked: false, redirecting: false },
    identityRedirectError: null,
    limitsStep: null,
    onCpr: fn(),
    onRetry: fn(),
    onIdentityRedirect: fn(),
  },
})

export const Checking = meta.story({})
export const CprRequired = meta.story({
  args: { state: { type: 'askingCpr', dateOfBirth, mismatch: false, attemptsLeft: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '170591')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/CPR/)
    await expect(args.onCpr).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), '-1234{Enter}')
    await waitFor(() => expect(args.onCpr).toHaveBeenCalledWith('1705911234'))
  },
})
export const Mismatch = meta.story({
  args: { state: { type: 'askingCpr', dateOfBirth, mismatch: true, attemptsLeft: 2 } },
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveAttribute('aria-invalid', 'true'),
})
export const ComparingCpr = meta.story({ args: { state: { type: 'validating', dateOfBirth, cpr: '1705911234' } } })
export const Registering = meta.story({ args: { method: 'register', state: { type: 'registering' } } })
export const OpeningSession = meta.story({ args: { state: { type: 'opening' } } })
export const LimitsRequired = meta.story({ args: { state: { type: 'limits', resumed: false } } })
export const LoggedIn = meta.story({ args: { state: { type: 'leaving', delayMs: 0 }, redirectTo: '/min-konto/oversigt' } })
export const Registered = meta.story({ args: { method: 'register', state: { type: 'leaving', delayMs: 2000 } } })
/** Entered as Sofia Tofte: the provider's name is kept, and the page says so. */
export const RegisteredUnderProviderName = meta.story({
  args: {
    method: 'register',
    state: { type: 'leaving', delayMs: 2000 },
    registeredName: { firstName: 'Sofie', lastName: 'Toft', isCorrected: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Sofie!')
    await expect(canvas.getByText('Vi bruger dit navn, som det står i dit MitID: Sofie Toft.')).toBeVisible()
  },
})

export const TooManyMismatches = meta.story({ args: { state: failedState('ERR_TOKEN_EXPIRED', null) } })
export const Rejected = meta.story({
  args: { state: refused('ERR_PROVIDER_REJECTED') },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onIdentityRedirect).toHaveBeenCalledOnce()
  },
})
export const ProviderFailed = meta.story({
  args: { state: refused('ERR_PROVIDER_FAILED', true), identityRedirectError: playerErrorText('ERR_PROVIDER_FAILED') },
})
export const TransactionExpired = meta.story({ args: { state: refused('ERR_TRANSACTION_EXPIRED') } })
export const NoAccount = meta.story({ args: { state: refused('ERR_NO_ACCOUNT') } })
/** The ways to the support are actions. */
export const Locked = meta.story({
  args: { state: refused('ERR_ACCOUNT_LOCKED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skriv til os' })).toHaveAttribute('href', '/kontaktos')
    await expect(canvas.getByRole('link', { name: /^Ring til os/ })).toHaveAttribute('href', 'tel:+4500112233')
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  },
})
/** Too many failed identity checks within an hour. */
export const LoginLocked = meta.story({
  args: { state: refused('ERR_LOGIN_LOCKED', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login er låst for en stund')
    await expect(canvas.getByText(/låst i op til en time/)).toBeVisible()
  },
})
export const Excluded = meta.story({
  name: 'In ROFUS',
  args: { state: refused('ERR_EXCLUDED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /StopSpillet/ })).toHaveAttribute('href', 'https://www.stopspillet.dk/')
    await expect(canvas.getByText('I ROFUS kan du se, hvornår din udelukkelse slutter.')).toBeVisible()
    await expect(canvas.queryByText(/udelukke dig/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Skriv til os' })).toBeVisible()
  },
})
/** By the player: until when, and where to get help. */
export const Closed = meta.story({
  args: {
    state: {
      ...refused('ERR_ACCOUNT_CLOSED'),
      failure: { code: 'ERR_ACCOUNT_CLOSED', message: playerErrorText('ERR_ACCOUNT_CLOSED'), closedUntil: storyNow + 365 * dayMs },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tidligst oprette en ny konto den 20\. november 2027/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /StopSpillet/ })).toHaveAttribute('href', 'https://www.stopspillet.dk/')
    await expect(canvas.getByRole('link', { name: /ROFUS/ })).toHaveAttribute('href', 'https://www.rofus.nu/')
  },
})
/** Nothing invites somebody who is too young. */
export const UnderAge = meta.story({
  args: { state: failedState('ERR_UNDER_AGE', null) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Du er for ung til at spille')
    await expect(canvasElement).not.toHaveTextContent(/velkommen|endnu|ROFUS/)
    await expect(canvas.getByRole('link', { name: /StopSpillet/ })).toBeVisible()
  },
})
/** 18 to 20 years old: a separate message, also in a dialog. */
export const AgeRange = meta.story({
  args: { state: failedState('ERR_AGE_RANGE', null) },
  play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
})
/** Logo, image, title, text and button come from the system configuration; ages are filled in. */
export const AgeRangeConfigured = meta.story({
  args: { state: failedState('ERR_AGE_RANGE', null) },
  parameters: {
    page: {
      system: withStaticImages({
        ...defaultSystemConfig,
        agePopupLogo: '/img/authority/spillemyndigheden' as const,
        agePopupMedia: '/img/campaign/standard' as const,
        agePopupContent: {
          title: 'Du er for ung til at spille her',
          content: 'Her spiller man, når man er fyldt {minAge} år.',
          buttonText: 'Læs om alder',
          buttonLink: '/contents/vilkaar' as const,
        },
      }),
    },
  },
  play: async () => {
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: 'Du er for ung til at spille her' }))
    await expect(dialog).toHaveTextContent(`fyldt ${defaultSystemConfig.minAge} år`)
    const onward = within(dialog).getByRole('link', { name: 'Læs om alder' })
    await expect(onward).toHaveAttribute('href', '/contents/vilkaar')
    const [close] = within(dialog)
      .getAllByRole('button', { name: 'Det er forstået' })
      .filter(({ textContent }) => textContent)
    if (!close) throw new Error('the dialog is closed by a button with its text')
    await expect(getComputedStyle(close).backgroundColor, 'one primary action').not.toBe(getComputedStyle(onward).backgroundColor)
    const images = [...dialog.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.width / image.height])
    await expect(images).toEqual([
      [`${staticUrl('art/spillemyndigheden.svg')}?shape=logo`, 2.1],
      [`${staticUrl('art/standard.svg')}?shape=popup`, expect.closeTo(16 / 9, 1)],
    ])
    const corners = [...dialog.querySelectorAll('img')].map((image) => getComputedStyle(image).borderRadius)
    await expect(corners, 'as in the popups of the CMS; a logo is not cropped').toEqual(['0px', '10px'])
  },
})
export const NoAccountConfigured = meta.story({
  args: {
    state: refused('ERR_NO_ACCOUNT'),
    noAccountContent: { title: 'Du er ikke oprettet endnu', content: 'Opret en konto på tre minutter. Hav MitID klar.' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Du er ikke oprettet endnu' })).toBeVisible(),
})
export const AlreadyRegistered = meta.story({ args: { method: 'register', state: refused('ERR_CPR_REGISTERED') } })
export const EmailTaken = meta.story({
  args: { method: 'register', state: refused('ERR_EMAIL_TAKEN', false, 'register') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/allerede en spilkonto med den e-mail/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ret dine oplysninger' })).toHaveAttribute('href', '/registrer')
  },
})
export const BonusRefused = meta.story({
  args: { method: 'register', state: refused('ERR_BONUS_CODE', false, 'register') },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Vælg igen' })).toHaveAttribute('href', '/registrer'),
})
export const ServerFailed = meta.story({
  args: { state: { ...refused('ERR_UPSTREAM', true), retry: { type: 'opening' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
