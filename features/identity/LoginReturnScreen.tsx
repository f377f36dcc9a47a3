import { Alert, Heading, Link, Logo, PageBody, ProgressBar, Stack, Text } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useTranslations } from '../content/useTranslations.tsx'
import { useFocusWhenGone } from '../forms/useFocusWhenGone.ts'
import { paths } from '../navigation/paths.ts'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import type { CprFormProps } from './CprForm.tsx'
import type { LoginMethod } from './calls.ts'
import { LoginFailureView, type LoginFailureViewProps } from './LoginFailureView.tsx'
import type { LoginState, LoginStep } from './model.ts'

/** In a chunk of its own, loaded while the identity provider's response is checked. */
const cprForm = lazyComponent<CprFormProps>(async () => (await import('./CprForm.tsx')).CprForm)

/** The name of a new account, as the provider tells it. */
export interface RegisteredName {
  firstName: string
  lastName: string
  /** Another name was entered. */
  isCorrected: boolean
}

export interface LoginReturnScreenProps extends Omit<LoginFailureViewProps, 'failure' | 'kind'> {
  /** The date of birth is not shown. */
  state: LoginState | Omit<Extract<LoginStep, { type: 'askingCpr' }>, 'dateOfBirth'>
  siteName: string
  /** Of the account that has just been created; null otherwise, and where the provider tells none. */
  registeredName?: RegisteredName | null
  /** Same-origin path to navigate to after login. */
  redirectTo: string
  /** Prompt for missing deposit limits, rendered in the `limits` state. */
  limitsStep: ReactNode
  onCpr(cpr: string): void
}

type ProgressStep = Exclude<LoginStep['type'], 'askingCpr'>
type ProgressState = LoginStep & { type: ProgressStep }
const isProgress = (state: LoginReturnScreenProps['state']): state is ProgressState => state.type !== 'failed' && state.type !== 'askingCpr'
const progressSteps: Readonly<Record<LoginMethod, readonly ProgressStep[]>> = {
  login: ['completing', 'validating', 'opening', 'limits', 'leaving'],
  register: ['completing', 'validating', 'registering', 'opening', 'limits', 'leaving'],
}

/** The page that the identity provider redirects to. Renders the logo itself, since its route hides the header. */
export function LoginReturnScreen(props: LoginReturnScreenProps) {
  const { state, siteName } = props
  const t = useTranslations()
  const [ageNoticeOpen, setAgeNoticeOpen] = useState(true)
  useEffect(() => cprForm.preload(), [])
  const CprForm = useLazyComponent(cprForm, state.type === 'askingCpr')
  const progress = useFocusWhenGone<HTMLElement>(state.type === 'askingCpr' || state.type === 'failed')
  // the progress stays until the form is loaded: without it the footer would jump up and down again
  const [lastProgress, setLastProgress] = useState<ProgressState | null>(null)
  const currentProgress = isProgress(state) ? state : null
  if (currentProgress && currentProgress !== lastProgress) setLastProgress(currentProgress)
  const progressState = currentProgress ?? (state.type === 'askingCpr' && !CprForm ? lastProgress : null)
  const needsAttention = state.type === 'failed' || (state.type === 'askingCpr' && CprForm !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state moves the focus for screen readers
  useEffect(() => {
    if (needsAttention) document.getElementById('return-title')?.focus()
  }, [state, needsAttention])
  return (
    <PageBody width="form" fillsScreen>
      <Stack gap={8}>
        <Logo name={siteName} href={paths.home} />
        {state.type === 'askingCpr' && (
          <noscript>
            <Alert tone="info">{t('login.needs_script')}</Alert>
          </noscript>
        )}
        {state.type === 'askingCpr' && CprForm && (
          <CprForm key={state.attemptsLeft ?? 'first'} mismatch={state.mismatch} attemptsLeft={state.attemptsLeft} onSubmit={props.onCpr} />
        )}
        {state.type === 'failed' && <LoginFailureView {...props} failure={state.failure} kind={state.kind} />}
        {progressState && <LoginProgress {...props} state={progressState} ref={progress} />}
      </Stack>
      <AgeRangeDialog
        open={ageNoticeOpen && state.type === 'failed' && state.kind === 'ageRange'}
        minAge={props.rules.minAge}
        ageRange={props.rules.ageRange}
        onClose={() => setAgeNoticeOpen(false)}
      />
    </PageBody>
  )
}

type LoginProgressProps = LoginReturnScreenProps & { state: ProgressState; ref: Ref<HTMLElement> }

function LoginProgress({ state, method, registeredName, redirectTo, limitsStep, ref }: LoginProgressProps) {
  const t = useTranslations()
  const { type: at } = state
  const steps = progressSteps[method]
  const name = registeredName && { firstName: registeredName.firstName, name: `${registeredName.firstName} ${registeredName.lastName}` }
  const leavingTitle = name ? t('login.progress_leaving_named', name) : t(`login.progress_leaving_${method}`)
  const title = at === 'leaving' ? leavingTitle : t(`login.progress_${at}`)
  return (
    <section ref={ref} tabIndex={-1} aria-label={title}>
      <Stack gap={4}>
        <div role="status">
          <Heading level={1} size={28}>
            {title}
          </Heading>
        </div>
        <ProgressBar value={(steps.indexOf(at) + 1) / steps.length} label={t('login.progress_label')} valueText={title} />
        {state.type === 'leaving' ? (
          <Text tone="muted">
            {t(`login.leaving_${method}`)} <Link href={redirectTo}>{t('login.leaving_link')}</Link>
          </Text>
        ) : (
          <Text tone="muted">{t('login.progress_hint')}</Text>
        )}
        {name && registeredName.isCorrected && <Alert tone="info">{t('login.name_corrected', name)}</Alert>}
        {at === 'limits' && limitsStep}
      </Stack>
    </section>
  )
}
