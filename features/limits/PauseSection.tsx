import { Alert, Button, Card, ConfirmDialog, Grid, Heading, Stack, Text } from '@casino/design-system'
import type { TextKey } from '../content/texts/index.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { pauseId } from '../navigation/paths.ts'
import { HelpLinks } from '../session/HelpLinks.tsx'
import { lengthensPause, type PauseEvent, type PauseKind, type PauseState, pauseEnd, pauseKinds } from './model.ts'

const effectTexts: Readonly<Record<PauseKind, readonly TextKey[]>> = {
  '24h': ['question.pause_effect_play', 'question.pause_effect_money', 'question.pause_effect_rounds'],
  '30d': ['question.pause_effect_play', 'question.pause_effect_money', 'question.pause_effect_rounds'],
  permanent: [
    'question.pause_effect_payout',
    'question.pause_effect_year',
    'question.pause_effect_rounds_closing',
    'question.pause_effect_rofus',
  ],
}

interface PauseSectionProps {
  state: PauseState
  /** End of the active pause, UTC ms. */
  pausedUntil: number | null
  /** Server time, UTC ms. */
  now: number
  /** Business days until a payout is on the NemKonto. */
  bankDays: { min: number; max: number }
  onEvent(event: PauseEvent): void
}

type PauseNoticeProps = Pick<PauseSectionProps, 'state'> & {
  /** UTC ms. */
  pausedUntil: number
}

/** The running pause, at the top of the page: what leads to "Se din pause" leads here. */
export function PauseNotice({ state, pausedUntil }: PauseNoticeProps) {
  const t = useTranslations()
  // a pause has just begun: the button that opened the dialog is gone, and the notice is off screen
  const running = useStepFocus(state.lastResult, null)
  return (
    <section ref={running} id={pauseId} tabIndex={-1} aria-label={t('limitations.paused_title')}>
      <Alert tone="info" title={t('limitations.paused_title')}>
        {t('limitations.paused_until', { date: formatLongDate(pausedUntil) })} {t('limitations.paused_longer')}
      </Alert>
    </section>
  )
}

/** The three pauses. Each takes two clicks: choose and confirm. During a pause only a longer one can be chosen. */
export function PauseSection({ state, pausedUntil, now, bankDays, onEvent }: PauseSectionProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={4} as="section">
      <div id={pausedUntil === null ? pauseId : undefined}>
        <Stack gap={2}>
          <Heading level={2} size={22}>
            {t('limitations.pause_heading')}
          </Heading>
          {pausedUntil === null && <Text tone="muted">{t('limitations.pause_intro')}</Text>}
        </Stack>
      </div>
      <Grid gap={4} columns={{ xs: 1, md: 3 }}>
        {pauseKinds.map((pause) => (
          <Card
            key={pause}
            title={t(`limitations.pause_${pause}_title`)}
            headingLevel={3}
            footer={
              lengthensPause(pause, pausedUntil, now) ? (
                <Button
                  {...button('pause', { text: `limitations.pause_${pause}_button` })}
                  variant="secondary"
                  onClick={() => onEvent({ type: 'chosen', kind: pause })}
                />
              ) : (
                <Text size={14}>{t('limitations.pause_covered')}</Text>
              )
            }
          >
            <Text size={14} tone="muted">
              {t(`limitations.pause_${pause}_text`)}
            </Text>
          </Card>
        ))}
      </Grid>
      <HelpLinks />
      <PauseDialog state={state} now={now} bankDays={bankDays} onEvent={onEvent} />
    </Stack>
  )
}

type PauseDialogProps = Omit<PauseSectionProps, 'pausedUntil'>

function PauseDialog({ state, now, bankDays, onEvent }: PauseDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (state.type === 'idle') return null
  const { kind } = state
  const end = pauseEnd(kind, now)
  return (
    <ConfirmDialog
      open
      onConfirm={() => onEvent({ type: 'confirmed' })}
      onCancel={() => onEvent({ type: 'dismissed' })}
      title={t(`question.pause_${kind}_title`)}
      description={t(`question.pause_${kind}_text`, { date: end === null ? '' : formatLongDate(end) })}
      confirm={{
        label: t(`question.pause_${kind}_confirm`),
        theme: button('pauseConfirm').theme,
        tone: kind === 'permanent' ? 'danger' : 'primary',
        busyLabel: t(kind === 'permanent' ? 'question.pause_closing' : 'question.pause_busy'),
      }}
      cancel={{ label: t('question.pause_back'), theme: button('back').theme }}
      busy={state.type === 'locking'}
    >
      <Stack gap={3}>
        {effectTexts[kind].map((key) => (
          <Text key={key}>{t(key, bankDays)}</Text>
        ))}
        {state.type === 'confirming' && state.error && (
          <Alert tone="danger" live>
            {state.error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
