import { Alert, Button, ErrorState, Heading, Link, PageHeading, Stack, Text } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect } from 'react'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import type { CallError } from '../api/errors.ts'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import type { ChangeLimitFormProps } from './ChangeLimitForm.tsx'
import { LimitsSkeleton, LimitTabs } from './LimitTabs.tsx'
import { isSameLimit, type LimitId, type LimitRules, type PauseEvent, type PauseState, type PeriodLimit } from './model.ts'
import { PauseNotice, PauseSection } from './PauseSection.tsx'

const changeLimitDialog = lazyComponent<ChangeLimitFormProps>(async () => (await import('./ChangeLimitDialog.tsx')).ChangeLimitDialog)

/** State of the player's change of a limit. */
export interface LimitChangeState {
  /** The limit whose form is open. */
  editing: LimitId | null
  saving: boolean
  /** The overruled limits are being lowered to the effective one. */
  aligning: boolean
  /** The limit whose pending raise or removal is being cancelled. */
  cancelling: LimitId | null
  /** Failure of the latest change. */
  error: CallError | null
  /** Localised confirmation of the latest change. */
  notice: string | null
}

interface LimitsScreenProps {
  data: Loadable<readonly PeriodLimit[]>
  rules: LimitRules
  /** Business days until a payout is on the NemKonto. */
  bankDays: { min: number; max: number }
  change: LimitChangeState
  pause: PauseState
  /** End of the active pause, UTC ms. */
  pausedUntil: number | null
  onRetry(): void
  onEdit(limit: LimitId | null): void
  /** Null removes a limit on the play. */
  onSave(limit: LimitId, amount: number | null): void
  onCancelRaise(limit: PeriodLimit): void
  onAlign(amounts: Partial<Record<LimitPeriod, number>>): void
  onPauseEvent(event: PauseEvent): void
}

/** Limits and pauses on one page, so that both are at most two clicks from any page. */
export function LimitsScreen(props: LimitsScreenProps) {
  const t = useTranslations()
  const { change, rules, bankDays, pause, pausedUntil, onPauseEvent } = props
  if (pause.lastResult?.closed) {
    return (
      <Stack gap={4}>
        <Heading level={1} size={36}>
          {t('limitations.closed_title')}
        </Heading>
        <Text>
          {t('limitations.closed_text')} <Link href={paths.accountClosed}>{t('limitations.closed_link')}</Link>
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap={10}>
      <Stack gap={6}>
        <PageHeading title={t('limitations.title')} intro={t('limitations.intro', { hours: rules.raiseHours })} />
        {pausedUntil !== null && <PauseNotice state={pause} pausedUntil={pausedUntil} />}
        {change.notice && (
          <Alert tone="success" live>
            {change.notice}
          </Alert>
        )}
        {change.error && change.editing === null && (
          <Alert tone="danger" live>
            {change.error.message}
          </Alert>
        )}
        <Limits {...props} />
      </Stack>
      <PauseSection state={pause} pausedUntil={pausedUntil} now={rules.now} bankDays={bankDays} onEvent={onPauseEvent} />
    </Stack>
  )
}

function Limits(props: LimitsScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { data, change, onEdit } = props
  useEffect(() => changeLimitDialog.preload(), [])
  const ChangeLimitDialog = useLazyComponent(changeLimitDialog, change.editing !== null, () => onEdit(null))
  if (data.type === 'failed') {
    return (
      <ErrorState
        title={t('limitations.load_failed_title')}
        action={<Button {...button('retry', { text: 'limitations.retry' })} variant="secondary" onClick={props.onRetry} />}
      >
        {data.message} {t('limitations.load_failed')}
        {data.reference && ` ${t('limitations.reference', { reference: data.reference })}`}
      </ErrorState>
    )
  }
  if (data.type === 'loading') return <LimitsSkeleton />
  const edited = data.value.find((limit) => isSameLimit(change.editing, limit))
  return (
    <>
      <LimitTabs
        limits={data.value}
        aligning={change.aligning}
        cancelling={change.cancelling}
        onEdit={onEdit}
        onCancelRaise={props.onCancelRaise}
        onAlign={props.onAlign}
      />
      {edited && ChangeLimitDialog && (
        <ChangeLimitDialog
          limit={edited}
          limits={data.value.filter(({ kind }) => kind === edited.kind)}
          rules={props.rules}
          busy={change.saving}
          error={change.error}
          onSave={(amount) => props.onSave({ kind: edited.kind, period: edited.period }, amount)}
          onClose={() => onEdit(null)}
        />
      )}
    </>
  )
}
