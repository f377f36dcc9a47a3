import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { ConfirmDialog } from '@casino/design-system/components/ConfirmDialog'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { TextKey } from '../config/texts/index.ts'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { formatLongDate } from '../format/index.ts'
import { type Pause, type PauseEvent, type PauseState, pauseEnd, pauses } from './model.ts'

/** Gambling helpline of the Danish gambling authority. Link only: its logo is not used. */
const stopSpillet = 'https://www.stopspillet.dk/'

const effects: Readonly<Record<Pause, readonly TextKey[]>> = {
  '24h': ['question.pause_effect_play', 'question.pause_effect_money', 'question.pause_effect_rounds'],
  '30d': ['question.pause_effect_play', 'question.pause_effect_money', 'question.pause_effect_rounds'],
  permanent: ['question.pause_effect_payout', 'question.pause_effect_year', 'question.pause_effect_rounds'],
}

interface PauseSectionProps {
  readonly state: PauseState
  /** End of the active pause, UTC ms. */
  readonly pausedUntil: number | null
  /** Server time, UTC ms. */
  readonly now: number
  send(event: PauseEvent): void
}

/** The three pauses. Each takes two clicks: choose and confirm. */
export function PauseSection({ state, pausedUntil, now, send }: PauseSectionProps) {
  const t = useTexts()
  const button = useButtons()
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size={22}>
        {t('limitations.pause_heading')}
      </Heading>
      {pausedUntil === null ? (
        <Text tone="muted">{t('limitations.pause_intro')}</Text>
      ) : (
        <Alert tone="info" title={t('limitations.paused_title')}>
          {t('limitations.paused_until', { date: formatLongDate(pausedUntil) })} {t('limitations.paused_longer')}
        </Alert>
      )}
      <Grid gap={4} columns={{ xs: 1, md: 3 }}>
        {pauses.map((pause) => (
          <Card
            key={pause}
            title={t(`limitations.pause_${pause}_title`)}
            headingLevel={3}
            footer={
              <Button
                {...button('pause', { text: `limitations.pause_${pause}_button` })}
                variant="secondary"
                onClick={() => send({ type: 'chosen', pause })}
              />
            }
          >
            <Text size={14} tone="muted">
              {t(`limitations.pause_${pause}_text`)}
            </Text>
          </Card>
        ))}
      </Grid>
      <Text size={14} tone="muted">
        {t('limitations.help_question')}{' '}
        <Link href={stopSpillet} newTab>
          {t('limitations.help_link')}
        </Link>{' '}
        {t('limitations.help_text')}
      </Text>
      <PauseDialog state={state} now={now} send={send} />
    </Stack>
  )
}

function PauseDialog({ state, now, send }: Omit<PauseSectionProps, 'pausedUntil'>) {
  const t = useTexts()
  const button = useButtons()
  if (state.at === 'idle') return null
  const { pause } = state
  const end = pauseEnd(pause, now)
  return (
    <ConfirmDialog
      open
      onConfirm={() => send({ type: 'confirmed' })}
      onCancel={() => send({ type: 'dismissed' })}
      title={t(`question.pause_${pause}_title`)}
      description={t(`question.pause_${pause}_text`, { date: end === null ? '' : formatLongDate(end) })}
      confirmTheme={button('pauseConfirm').theme}
      cancelTheme={button('back').theme}
      confirmLabel={t(`question.pause_${pause}_confirm`)}
      cancelLabel={t('question.pause_back')}
      tone={pause === 'permanent' ? 'danger' : 'primary'}
      busy={state.at === 'locking'}
      busyLabel={t(pause === 'permanent' ? 'question.pause_closing' : 'question.pause_busy')}
    >
      <Stack gap={3}>
        {effects[pause].map((key) => (
          <Text key={key}>{t(key)}</Text>
        ))}
        {state.at === 'confirming' && state.error && (
          <Alert tone="danger" live>
            {state.error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
