import { Card, Skeleton, Stack, SwitchField, Text } from '@casino/design-system'
import { visuallyHidden } from '@casino/design-system/theme/visuallyHidden'
import { useTranslations } from '../content/useTranslations.tsx'
import { RetryAlert } from './RetryAlert.tsx'

/** Where offers may be sent. */
export type OfferChannel = 'email' | 'sms'
const channels = ['email', 'sms'] as const satisfies readonly OfferChannel[]

/** The choice of offers, and how its latest change went. */
export interface OfferState {
  /** Why the choice could not be loaded. */
  loadProblem: string | null
  /** Null until it is loaded. */
  accepted: Readonly<Record<OfferChannel, boolean>> | null
  /** The channel whose change is being stored. */
  saving: OfferChannel | null
  /** Why a channel was not changed. */
  problem: { channel: OfferChannel; message: string } | null
  /** Announcement of the latest change; empty without one. */
  saved: string
}

interface OfferChoicesProps {
  offers: OfferState
  onChange(channel: OfferChannel, accepted: boolean): void
  onRetry(): void
}

/** Offers by e-mail and text message, each switched off as easily as on. */
export function OfferChoices({ offers: { accepted, loadProblem, saving, problem, saved }, onChange, onRetry }: OfferChoicesProps) {
  const t = useTranslations()
  return (
    <Card title={t('profile.offers_title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('profile.offers_help')}</Text>
        {loadProblem && <RetryAlert message={loadProblem} onRetry={onRetry} />}
        {accepted
          ? channels.map((channel) => (
              <SwitchField
                key={channel}
                name={channel}
                label={t(`profile.offers_${channel}`)}
                checked={accepted[channel]}
                disabled={saving !== null && saving !== channel}
                error={problem?.channel === channel ? problem.message : undefined}
                onChange={({ target }) => onChange(channel, target.checked)}
              />
            ))
          : !loadProblem && channels.map((channel) => <Skeleton key={channel} shape="text" />)}
        <div className={visuallyHidden} role="status">
          {saved}
        </div>
      </Stack>
    </Card>
  )
}
