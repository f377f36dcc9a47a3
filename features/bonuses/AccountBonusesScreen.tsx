import { Alert, Button, EmptyState, ErrorState, Heading, PageHeading, Skeleton, Stack } from '@casino/design-system'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { ActiveBonus } from './ActiveBonus.tsx'
import { CancelBonusDialog } from './CancelBonusDialog.tsx'
import { ChosenOffer } from './ChosenOffer.tsx'
import { CodeSection } from './CodeSection.tsx'
import type { AccountBonus, PlayerBonuses } from './calls.ts'
import { EarlierBonuses } from './EarlierBonuses.tsx'
import type { AccountBonusesEvent, AccountBonusesState } from './model.ts'

interface AccountBonusesScreenProps {
  data: Loadable<PlayerBonuses>
  state: AccountBonusesState
  busy: boolean
  /** A bonus code that a link has brought; empty without one. */
  filledCode: string
  /** End of the active pause, UTC ms: no bonus can be joined before. */
  pausedUntil: number | null
  onLook(code: string): void
  onJoin(offer: OfferedBonus): void
  onCancel(bonus: AccountBonus): void
  onRemoveChoice(): void
  onEvent(event: AccountBonusesEvent): void
  onRetry(): void
}

/** Screen of `/min-konto/kampagne`: the active bonus and its progress, the chosen one, a code to join by, and what earlier ones gave. */
export function AccountBonusesScreen(props: AccountBonusesScreenProps) {
  const { data, state, busy, onCancel, onEvent, onRetry } = props
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <PageHeading title={t('campaign.mine_title')} intro={t('campaign.mine_intro')} />
      {data.type === 'loading' && <Skeleton shape="block" height={240} />}
      {data.type === 'failed' && (
        <ErrorState
          title={t('campaign.mine_failed_title')}
          action={<Button {...button('retry', { text: 'campaign.retry' })} variant="secondary" onClick={onRetry} />}
        >
          {data.message} {t('campaign.mine_failed_text')}
          {data.reference && ` ${t('campaign.reference', { reference: data.reference })}`}
        </ErrorState>
      )}
      {data.type === 'ready' && <Bonuses {...props} {...data.value} />}
      <CancelBonusDialog state={state} busy={busy} onCancel={onCancel} onDismiss={() => onEvent({ type: 'dismissed' })} />
    </Stack>
  )
}

type BonusesProps = Omit<AccountBonusesScreenProps, 'data'> & PlayerBonuses

function Bonuses({ bonuses, chosen, state, busy, filledCode, pausedUntil, onLook, onJoin, onRemoveChoice, onEvent }: BonusesProps) {
  const t = useTranslations()
  const active = bonuses.find((bonus) => bonus.state === 'active')
  const earlier = bonuses.filter((bonus) => bonus.state !== 'active')
  const notice = state.type === 'idle' ? state.notice : null
  // the pressed button is gone, or disappears when the bonuses have been revalidated
  const done = useStepFocus(notice)
  return (
    <Stack gap={10}>
      <Stack gap={6}>
        {notice && (
          <section ref={done} tabIndex={-1} aria-label={t(`campaign.notice_${notice}`)}>
            <Alert tone="success">{t(`campaign.notice_${notice}`)}</Alert>
          </section>
        )}
        {pausedUntil !== null && (
          <Alert tone="info" title={t('campaign.paused_title')}>
            {t('campaign.paused_text', { date: formatLongDate(pausedUntil) })}
            {active && ` ${t('campaign.paused_cancel')}`}
          </Alert>
        )}
        {active && (
          <ActiveBonus bonus={active} paused={pausedUntil !== null} onCancel={() => onEvent({ type: 'cancelAsked', bonus: active })} />
        )}
        {chosen && <ChosenOffer offer={chosen} busy={busy} onRemove={onRemoveChoice} />}
        {!active && !chosen && state.type !== 'offered' && (
          <EmptyState art="ticket" title={t('campaign.mine_empty_title')}>
            {t(pausedUntil === null ? 'campaign.mine_empty_text' : 'campaign.mine_empty_paused')}
          </EmptyState>
        )}
        {pausedUntil === null && (
          <CodeSection
            state={state}
            filledCode={filledCode}
            busy={busy}
            onLook={onLook}
            onJoin={onJoin}
            onDismiss={() => onEvent({ type: 'dismissed' })}
          />
        )}
      </Stack>
      {earlier.length > 0 && (
        <Stack gap={4} as="section">
          <Heading level={2} size={22}>
            {t('campaign.earlier')}
          </Heading>
          <EarlierBonuses bonuses={earlier} />
        </Stack>
      )}
    </Stack>
  )
}
