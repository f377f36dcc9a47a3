import { Alert, Button, Modal } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect } from 'react'
import { needsDepositLimits, zeroLimitPeriods } from '../api/entities/needsDepositLimits.ts'
import { useRun } from '../api/useRun.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { MandatoryLimitsFormProps } from './MandatoryLimitsForm.tsx'
import { useDepositLimitsQuery, useSetDepositLimitsMutation } from './queries.ts'

/** In a chunk of its own: most logins have limits. */
const mandatoryLimitsForm = lazyComponent<MandatoryLimitsFormProps>(
  async () => (await import('./MandatoryLimitsForm.tsx')).MandatoryLimitsForm,
)

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
  const run = useRun()
  const t = useTranslations()
  const button = useButtonProps()
  const { limitSuggestions, limitRaiseHours } = useSystemConfig('limitSuggestions', 'limitRaiseHours')
  const { data, error, mutate } = useDepositLimitsQuery({}, { shouldRetryOnError: false })
  const saving = useSetDepositLimitsMutation()
  const ready = data !== undefined && !needsDepositLimits(data)
  const MandatoryLimitsForm = useLazyComponent(mandatoryLimitsForm, data !== undefined && !ready)
  const unauthenticated = !data && error?.code === 'ERR_UNAUTHENTICATED'
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once when it becomes true, independent of the callback's identity
  useEffect(() => {
    if (ready) onDone()
  }, [ready])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (unauthenticated) onUnauthenticated?.()
  }, [unauthenticated])

  const save = async (body: Parameters<MandatoryLimitsFormProps['onSave']>[0]) => {
    const result = await saving.trigger({ body })
    if (result?.type === 'success') await mutate(result.data, { revalidate: false })
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
  if (!data || ready || !MandatoryLimitsForm) return null
  return (
    <Modal
      open
      mandatory
      onOpenChange={() => undefined}
      title={t('limitations.mandatory_title')}
      description={t('limitations.mandatory_intro', { hours: limitRaiseHours })}
      closeLabel={t('limitations.close')}
    >
      <MandatoryLimitsForm
        zero={zeroLimitPeriods(data)}
        suggestions={limitSuggestions}
        busy={saving.busy}
        error={saving.error}
        onSave={(limits) => run(save(limits))}
      />
    </Modal>
  )
}
