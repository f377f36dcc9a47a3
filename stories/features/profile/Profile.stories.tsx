import { hourMs } from '@casino/features/format/duration'
import { ChangeList } from '@casino/features/profile/ChangeList'
import { ContactCard } from '@casino/features/profile/ContactCard'
import { DocumentsSection } from '@casino/features/profile/DocumentsSection'
import { LoginList } from '@casino/features/profile/LoginList'
import { OfferChoices } from '@casino/features/profile/OfferChoices'
import { ProfileScreen } from '@casino/features/profile/ProfileScreen'
import { SuggestionChoice } from '@casino/features/profile/SuggestionChoice'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, supportEmail } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { contactArgs } from './contactArgs.ts'
import { documentsArgs } from './documentsArgs.ts'

const profile = {
  userId: 'p-1001',
  login: 'Freja Holm',
  firstName: 'Freja',
  lastName: 'Holm',
  email: 'freja.holm@eksempel.dk',
  mobileNo: '20112233',
  mobileCC: '45',
  country: 'DK',
  currency: 'DKK' as const,
  emailNotify: true,
  registered: storyNow - 120 * 24 * hourMs,
  playerType: 'Depositor' as const,
  lastLogin: storyNow - 30 * hourMs,
  loggedInAt: storyNow - hourMs / 2,
  pausedUntil: null,
  chosenBonusCode: '',
}
const device = { type: 'Desktop' as const, browser: 'Chrome, Windows', address: '203.0.113.x', sameAddress: true }
const current = { id: 'a', startedAt: storyNow - hourMs / 2, lastSeenAt: storyNow, current: true, active: true, device }
const ended = { ...current, id: 'b', startedAt: storyNow - 30 * hourMs, current: false, active: false }
const phone = {
  ...current,
  id: 'c',
  startedAt: storyNow - 5 * hourMs,
  current: false,
  device: { type: 'Mobile' as const, browser: 'Safari, iOS', address: '198.51.100.x', sameAddress: false },
}

interface ProfileStoryProps extends Pick<ComponentProps<typeof ProfileScreen>, 'data' | 'supportEmail' | 'onRetry'> {
  offers: ComponentProps<typeof OfferChoices>
  /** Null: the back end has no such choice. */
  suggestions: ComponentProps<typeof SuggestionChoice> | null
  logins: ComponentProps<typeof LoginList>
  changes: ComponentProps<typeof ChangeList>
}

/** The screen with its parts, whose states vary. */
function ProfileStory({ data, supportEmail, onRetry, offers, suggestions, logins, changes }: ProfileStoryProps) {
  return (
    <AccountLayout current="profile">
      <ProfileScreen
        data={data}
        onRetry={onRetry}
        supportEmail={supportEmail}
        contact={data.type === 'ready' && <ContactCard {...contactArgs} />}
        changes={<ChangeList {...changes} />}
        offers={<OfferChoices {...offers} />}
        suggestions={suggestions && <SuggestionChoice {...suggestions} />}
        documents={<DocumentsSection {...documentsArgs} />}
        logins={<LoginList {...logins} />}
      />
    </AccountLayout>
  )
}

const idle = { busy: false, problem: null, ended: null }
const offers = {
  offers: { accepted: { email: true, sms: false }, loadProblem: null, saving: null, problem: null, saved: '' },
  onChange: fn(),
  onRetry: fn(),
} satisfies ProfileStoryProps['offers']
const suggestions = {
  suggestions: { shown: true, problem: null, saved: '' },
  onChange: fn(),
} satisfies ProfileStoryProps['suggestions']
const logins = {
  data: { type: 'ready', value: [current, ended] },
  endOthers: idle,
  onEndOthers: fn(),
  onRetry: fn(),
} satisfies ProfileStoryProps['logins']

const changes = {
  data: {
    type: 'ready',
    value: [
      {
        id: 'a',
        field: 'email',
        before: 'f•••@gammel.dk',
        after: 'f•••@eksempel.dk',
        changedAt: storyNow - 3 * hourMs,
        device: phone.device,
      },
      { id: 'b', field: 'mobile', before: '+45 ••••••12', after: '+45 ••••••33', changedAt: storyNow - 90 * 24 * hourMs, device: null },
    ],
  },
  onRetry: fn(),
} satisfies ProfileStoryProps['changes']

const meta = preview.meta({
  title: 'Features/Profile',
  component: ProfileStory,
  parameters: { layout: 'fullscreen' },
  args: { data: { type: 'ready' as const, value: profile }, supportEmail, onRetry: fn(), offers, suggestions, logins, changes },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Kopier Bruger-ID p-1001' })).toHaveTextContent('p-1001')
    await userEvent.click(canvas.getByRole('switch', { name: 'Tilbud på sms' }))
    await expect(args.offers.onChange).toHaveBeenCalledWith('sms', true)
    await expect(canvas.queryByRole('button', { name: 'Log ud på andre enheder' })).toBeNull()
  },
})
/** A back end that sends the player's address. */
export const WithAddress = meta.story({
  args: {
    data: {
      type: 'ready',
      value: {
        ...profile,
        streetName: 'Nørregade',
        streetNumber: '12',
        streetLetter: 'B',
        address2: '2. tv.',
        zip: '8000',
        city: 'Aarhus C',
      },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Nørregade 12B, 2. tv., 8000 Aarhus C')).toBeVisible(),
})
export const SeveralDevices = meta.story({
  args: { logins: { ...logins, data: { type: 'ready', value: [current, phone, ended, { ...ended, id: 'd', device: null }] } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Andet netværk')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log ud på andre enheder' }))
    await expect(args.logins.onEndOthers).toHaveBeenCalled()
  },
})
export const OthersEnded = meta.story({ args: { logins: { ...logins, endOthers: { ...idle, ended: 1 } } } })
export const EndingFailed = meta.story({
  args: {
    logins: {
      ...logins,
      data: { type: 'ready', value: [current, phone] },
      endOthers: { ...idle, problem: playerErrorText('ERR_NETWORK') },
    },
  },
})
/** Suggestions are switched off as easily as on. */
export const SuggestionsSwitch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Vis spil, der ligner dem, jeg har spillet' }))
    await expect(suggestions.onChange).toHaveBeenCalledWith(false)
  },
})
export const SuggestionsNotSaved = meta.story({
  args: { suggestions: { ...suggestions, suggestions: { ...suggestions.suggestions, problem: playerErrorText('ERR_NETWORK') } } },
})
/** A back end without suggestions has no choice of them. */
export const WithoutSuggestions = meta.story({
  args: { suggestions: null },
  play: async ({ canvas }) => expect(canvas.queryByText('Forslag til spil')).toBeNull(),
})
export const OfferNotSaved = meta.story({
  args: {
    offers: { ...offers, offers: { ...offers.offers, problem: { channel: 'email', message: playerErrorText('ERR_PAUSED') } } },
  },
})
export const NothingChanged = meta.story({ args: { changes: { ...changes, data: { type: 'ready', value: [] } } } })
export const ChangesFailed = meta.story({
  args: { changes: { ...changes, data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.changes.onRetry).toHaveBeenCalledOnce()
  },
})
export const LoginsFailed = meta.story({
  args: { logins: { ...logins, data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.logins.onRetry).toHaveBeenCalled()
  },
})
export const Loading = meta.story({
  args: {
    data: { type: 'loading' },
    offers: { ...offers, offers: { ...offers.offers, accepted: null } },
    logins: { ...logins, data: { type: 'loading' } },
    changes: { ...changes, data: { type: 'loading' } },
  },
})
export const LoadFailed = meta.story({
  args: {
    data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') },
    offers: { ...offers, offers: { ...offers.offers, accepted: null, loadProblem: playerErrorText('ERR_UPSTREAM') } },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [retryProfile, retryOffers] = canvas.getAllByRole('button', { name: 'Prøv igen' })
    if (!retryProfile || !retryOffers) throw new Error('each part has its own retry')
    await userEvent.click(retryProfile)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(retryOffers)
    await expect(args.offers.onRetry).toHaveBeenCalledOnce()
  },
})
