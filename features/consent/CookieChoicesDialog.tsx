import { Alert, Button, Modal, Stack, SwitchField } from '@casino/design-system'
import { type ChangeEvent, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { ConsentAnswers, type ConsentAnswersProps } from './ConsentAnswers.tsx'
import type { CookiePurposes } from './calls.ts'

interface CookieChoicesDialogProps extends ConsentAnswersProps {
  open: boolean
  /** The stored choice; nothing is switched on before one has been made. */
  current: CookiePurposes
  /** Why the last choice was not stored; null otherwise. */
  error: string | null
  onClose: () => void
}

/** The choice of cookies by purpose, at any time: withdrawing takes the same clicks as accepting. */
export function CookieChoicesDialog({ open, onClose, ...choice }: CookieChoicesDialogProps) {
  const t = useTranslations()
  const { current } = choice
  return open ? (
    <OpenDialog key={`${current.statistics} ${current.marketing}`} onClose={onClose} title={t('consent.title')} {...choice} />
  ) : null
}

interface OpenDialogProps extends Omit<CookieChoicesDialogProps, 'open'> {
  title: string
}

function OpenDialog({ title, current, busy, error, onChoose, onClose }: OpenDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [purposes, setPurposes] = useState<CookiePurposes>({ statistics: current.statistics, marketing: current.marketing })
  const purpose = (name: keyof CookiePurposes) => ({
    label: t(`consent.${name}`),
    help: t(`consent.${name}_help`),
    checked: purposes[name],
    name,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setPurposes({ ...purposes, [name]: target.checked }),
  })
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={title}
      description={t('consent.text')}
      closeLabel={t('consent.close')}
      actions={
        <>
          {/* first, so that they share a line on phones: neither answer is the larger one */}
          <ConsentAnswers busy={busy} onChoose={onChoose} />
          <Button
            {...button('consentAnswer', { text: 'consent.save', loading: busy })}
            variant="secondary"
            onClick={() => onChoose(purposes)}
          />
        </>
      }
    >
      <Stack gap={5}>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <SwitchField name="necessary" label={t('consent.necessary')} help={t('consent.necessary_help')} checked disabled />
        <SwitchField {...purpose('statistics')} />
        <SwitchField {...purpose('marketing')} />
      </Stack>
    </Modal>
  )
}
