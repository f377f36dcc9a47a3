import { Alert, Button, Heading, PageBody, Stack, Text } from '@casino/design-system'
import { useEffect } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import type { UnsubscribeKind, UnsubscribeState } from './model.ts'

export interface UnsubscribeScreenProps {
  kind: UnsubscribeKind
  state: UnsubscribeState
  busy: boolean
  siteName: string
  supportEmail: string
  onUnsubscribe(): void
}

const titleId = 'unsubscribe-title'

/** Stops messages with one press, and says what that means, that it is done, or how to reach the support. */
export function UnsubscribeScreen({ kind, state, busy, siteName, supportEmail, onUnsubscribe }: UnsubscribeScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const site = { site: siteName }
  useEffect(() => {
    if (state.type === 'done') document.getElementById(titleId)?.focus() // the button that had it is gone
  }, [state])
  if (state.type === 'done') return <Ending title={t(`unsubscribe.${kind}_done`, site)}>{t('unsubscribe.done_text')}</Ending>
  if (state.type === 'invalid')
    return <Ending title={t('unsubscribe.invalid_title')}>{t('unsubscribe.invalid_text', { email: supportEmail })}</Ending>
  return (
    <PageBody width="form">
      <Stack gap={6}>
        <Heading level={1} size={28}>
          {t(`unsubscribe.${kind}_title`, site)}
        </Heading>
        {state.type === 'failed' && (
          <Alert tone="danger" title={t('unsubscribe.failed_title')} live>
            {state.message}
          </Alert>
        )}
        <Text>{t(`unsubscribe.${kind}_text`, site)}</Text>
        <Button {...button('unsubscribe', { loading: busy })} onClick={onUnsubscribe} size="lg" fullWidth />
      </Stack>
    </PageBody>
  )
}

interface EndingProps {
  title: string
  children: string
}

/** The page when there is nothing more to confirm. */
function Ending({ title, children }: EndingProps) {
  const button = useButtonProps()
  return (
    <PageBody width="form">
      <Stack gap={6}>
        <Heading level={1} size={28} id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{children}</Text>
        <Stack gap={3}>
          <Button {...button('onward', { text: 'unsubscribe.profile' })} href={paths.profile} size="lg" fullWidth />
          <Button {...button('back', { text: 'unsubscribe.home' })} variant="ghost" href={paths.home} size="lg" fullWidth />
        </Stack>
      </Stack>
    </PageBody>
  )
}
