import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { useEffect, useState } from 'react'
import { createClient } from '../api/client.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { Ore } from '../format/money.ts'
import type { limitsCalls } from './calls.ts'
import { MandatoryLimitsForm } from './MandatoryLimitsForm.tsx'
import { type LimitPeriod, needsDepositLimits } from './model.ts'

const useLimitsQuery = createQueryHook<typeof limitsCalls>('limits')
const call = createClient<typeof limitsCalls>('limits')

interface MandatoryLimitsDialogProps {
  /** Called once, when the player has limits, existing or just set. */
  onDone(): void
  /** The session has expired: login must restart. */
  onUnauthenticated?(): void
}

/**
 * Login step that requires deposit limits: queries the limits, and opens a mandatory dialog where one is missing
 * (specification, *Login flow*, step 7). Renders nothing while loading; the surrounding page shows the progress.
 */
export function MandatoryLimitsDialog({ onDone, onUnauthenticated }: MandatoryLimitsDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { system } = usePageContext()
  const { data, error, mutate } = useLimitsQuery('get', {}, { shouldRetryOnError: false })
  const [busy, setBusy] = useState(false)
  const [saveError, setSaveError] = useState<string | null>(null)
  const ready = data !== undefined && !needsDepositLimits(data)
  const unauthenticated = !data && error?.code === 'ERR_UNAUTHENTICATED'
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once when it becomes true, independent of the callback's identity
  useEffect(() => {
    if (ready) onDone()
  }, [ready])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (unauthenticated) onUnauthenticated?.()
  }, [unauthenticated])

  const save = async (body: Readonly<Record<LimitPeriod, Ore>>) => {
    setBusy(true)
    setSaveError(null)
    try {
      await mutate(await call('set', { body }), { revalidate: false })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setSaveError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  if (error && !data) {
    return (
      <Alert
        tone="danger"
        live
        action={<Button {...button('retry', { text: 'limitations.retry' })} variant="secondary" onClick={() => void mutate()} />}
      >
        {error.message}
      </Alert>
    )
  }
  if (!data || ready) return null
  return (
    <Modal
      open
      mandatory
      onOpenChange={() => undefined}
      title={t('limitations.mandatory_title')}
      description={t('limitations.mandatory_intro', { hours: system.limitRaiseHours })}
      closeLabel={t('limitations.close')}
    >
      <MandatoryLimitsForm suggestions={system.limitSuggestions} busy={busy} error={saveError} onSave={(body) => void save(body)} />
    </Modal>
  )
}
