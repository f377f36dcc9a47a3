import { Alert, Button, Card, DescriptionList, Inline, Skeleton, Stack, Text } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect } from 'react'
import type { CallError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatMobile } from '../format/mobileNumber.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { disabledWhileLocked, type IdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import type { ContactData } from './contactForm.ts'
import type { ContactState } from './contactState.ts'
import type { EmailCodeFormProps } from './EmailCodeForm.tsx'
import type { ContactTask } from './useContact.ts'

/** In chunks of their own: most visits change nothing. */
const contactForm = lazyComponent<ContactFormProps>(async () => (await import('./ContactForm.tsx')).ContactForm)
const emailCodeForm = lazyComponent<EmailCodeFormProps>(async () => (await import('./EmailCodeForm.tsx')).EmailCodeForm)

export interface ContactCardProps {
  current: ContactData
  state: ContactState
  busy: ContactTask
  error: CallError | null
  /** The redirect to the identity provider. */
  stepUp: Pick<IdentityRedirect, 'locked' | 'redirecting' | 'start'>
  /** Danish message of a failed redirect. */
  stepUpError: string | null
  onEdit(values: ContactData): void
  onSave(values: ContactData): void
  onConfirmCode(emailCode: string): void
  onResendCode(): void
  onCancel(): void
}

/** How the player is reached, and each step of changing it. */
export function ContactCard(props: ContactCardProps) {
  const { current, state, busy, error, onEdit, onSave, onConfirmCode, onResendCode, onCancel } = props
  const t = useTranslations()
  const button = useButtonProps()
  useEffect(() => contactForm.preload(), [])
  // loaded while the player writes: a placeholder between the two forms would make the page jump twice
  const isChanging = state.type !== 'idle'
  useEffect(() => {
    if (isChanging) emailCodeForm.preload()
  }, [isChanging])
  const Form = useLazyComponent(contactForm, state.type === 'editing')
  const CodeForm = useLazyComponent(emailCodeForm, state.type === 'awaitingCode')
  const shared = { busy, error, onCancel }
  // a page that opens with a confirmed change was left for the identity provider: it goes on there
  const region = useStepFocus<ContactState['type']>(state.type, state.type === 'editing' && state.confirmed ? 'idle' : state.type)
  // the form replaces its lower placeholder: its button would stay below the screen of a phone
  useEffect(() => {
    if (Form && document.activeElement === region.current) region.current?.scrollIntoView({ block: 'nearest' })
  }, [Form, region])
  return (
    <Card title={t('profile.contact_title')}>
      <section ref={region} tabIndex={-1} aria-label={t('profile.contact_title')}>
        <Stack gap={4}>
          {state.type === 'idle' && (
            <>
              {state.saved && (
                <Alert tone="success" live>
                  {t(`profile.contact_saved_${state.saved}`)}
                </Alert>
              )}
              <DescriptionList
                items={[
                  { term: t('profile.email'), detail: current.email },
                  { term: t('profile.mobile'), detail: formatMobile(current) },
                ]}
              />
              <div>
                <Button {...button('contactEdit')} variant="secondary" onClick={() => onEdit(current)} />
              </div>
            </>
          )}
          {state.type === 'editing' &&
            (Form ? <Form {...shared} values={state.values} confirmed={state.confirmed} onSave={onSave} /> : <Skeleton shape="text" />)}
          {state.type === 'confirming' && <StepUpRequest {...props} values={state.values} />}
          {state.type === 'awaitingCode' &&
            (CodeForm ? (
              <CodeForm {...shared} change={state.change} onConfirm={onConfirmCode} onResend={onResendCode} />
            ) : (
              <Skeleton shape="text" />
            ))}
        </Stack>
      </section>
    </Card>
  )
}

type StepUpRequestProps = ContactCardProps & { values: ContactData }

/** Asks for MitID before a change is stored; the server keeps what was entered. */
function StepUpRequest({ values, stepUp, stepUpError, busy, error, onEdit, onCancel }: StepUpRequestProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const problem = stepUpError ?? (error && error.code !== 'ERR_STEP_UP_REQUIRED' ? error.message : null)
  return (
    <Stack gap={4}>
      <div role="status">
        <Text>{t('profile.step_up_text')}</Text>
      </div>
      <DescriptionList
        items={[
          { term: t('profile.email'), detail: values.email },
          { term: t('profile.mobile'), detail: formatMobile(values) },
        ]}
      />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <Button
        {...button('stepUp', { loading: stepUp.redirecting })}
        size="lg"
        fullWidth
        {...disabledWhileLocked(stepUp)}
        onClick={stepUp.start}
      />
      <Inline gap={3} wrap>
        <Button {...button('back', { text: 'profile.contact_edit_again' })} variant="ghost" onClick={() => onEdit(values)} />
        <Button {...button('back', { text: 'profile.contact_cancel' })} variant="ghost" onClick={onCancel} disabled={busy !== null} />
      </Inline>
    </Stack>
  )
}
