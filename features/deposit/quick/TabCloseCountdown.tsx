import { Button, Inline, Stack, Text } from '@casino/design-system'
import { useEffect, useState } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'

interface TabCloseCountdownProps {
  seconds: number
  onClose(): void
}

/** The receipt of a quick deposit closes its tab after some seconds (specification, *Screens and routes*). The player can stay, or close it at once. */
export function TabCloseCountdown({ seconds, onClose }: TabCloseCountdownProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [left, setLeft] = useState(seconds)
  const [stayed, setStayed] = useState(false)
  const ended = left <= 0
  useEffect(() => {
    if (stayed || ended) return
    const timer = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(timer)
  }, [stayed, ended])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is up
  useEffect(() => {
    if (ended && !stayed) onClose()
  }, [ended])
  if (stayed) return null
  return (
    <Stack gap={3}>
      {/* a timer is not announced each second: assistive technology reads it on demand */}
      <div role="timer">
        <Text>{ended ? t('quick_deposit.not_closed') : t('quick_deposit.closing', { seconds: left })}</Text>
      </div>
      {!ended && (
        <Inline gap={3} wrap>
          <Button {...button('back', { text: 'quick_deposit.close_now' })} variant="secondary" onClick={() => setLeft(0)} />
          <Button {...button('back', { text: 'quick_deposit.stay' })} variant="ghost" onClick={() => setStayed(true)} />
        </Inline>
      )}
    </Stack>
  )
}
