import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { Logo } from '@casino/design-system/components/Logo'
import { ProgressBar } from '@casino/design-system/components/ProgressBar'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../config/useTexts.tsx'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import { paths } from '../session/index.ts'
import { CprForm } from './CprForm.tsx'
import { FailureView, type FailureViewProps } from './FailureView.tsx'
import type { Method, ReturnState, Step } from './model.ts'

export interface ReturnScreenProps extends Omit<FailureViewProps, 'failure' | 'kind'> {
  readonly state: ReturnState
  readonly siteName: string
  /** Same-origin path to navigate to after login. */
  readonly redirectTo: string
  /** Prompt for missing deposit limits, rendered in the `limits` state. */
  readonly limitsStep: ReactNode
  onCpr(cpr: string): void
}

type Quiet = Exclude<Step['at'], 'askingCpr'>
const order: Readonly<Record<Method, readonly Quiet[]>> = {
  login: ['completing', 'validating', 'opening', 'limits', 'leaving'],
  register: ['completing', 'validating', 'registering', 'opening', 'limits', 'leaving'],
}

/** The page that the identity provider redirects to. Renders the logo itself, since its route hides the header. */
export function ReturnScreen(props: ReturnScreenProps) {
  const { state, siteName } = props
  const [ageNoticeOpen, setAgeNoticeOpen] = useState(true)
  const asks = state.at === 'failed' || state.at === 'askingCpr'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state moves the focus for screen readers
  useEffect(() => {
    if (asks) document.getElementById('return-title')?.focus()
  }, [state, asks])
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Logo name={siteName} href={paths.home} />
        {state.at === 'askingCpr' && (
          <CprForm key={state.attemptsLeft ?? 'first'} mismatch={state.mismatch} attemptsLeft={state.attemptsLeft} onSubmit={props.onCpr} />
        )}
        {state.at === 'failed' && <FailureView {...props} failure={state.failure} kind={state.kind} />}
        {state.at !== 'failed' && state.at !== 'askingCpr' && <Progress {...props} state={state} />}
      </Stack>
      <AgeRangeDialog
        open={ageNoticeOpen && state.at === 'failed' && state.kind === 'ageRange'}
        minAge={props.rules.minAge}
        ageRange={props.rules.ageRange}
        onClose={() => setAgeNoticeOpen(false)}
      />
    </PageBody>
  )
}

function Progress({ state, method, redirectTo, limitsStep }: ReturnScreenProps & { readonly state: Step & { readonly at: Quiet } }) {
  const t = useTexts()
  const { at } = state
  const steps = order[method]
  const title = at === 'leaving' ? t(`login.progress_leaving_${method}`) : t(`login.progress_${at}`)
  return (
    <Stack gap={4}>
      <div role="status">
        <Heading level={1} size={28}>
          {title}
        </Heading>
      </div>
      <ProgressBar value={(steps.indexOf(at) + 1) / steps.length} label={t('login.progress_label')} valueText={title} />
      {state.at === 'leaving' ? (
        <Text tone="muted">
          {t(`login.leaving_${method}`)} <Link href={redirectTo}>{t('login.leaving_link')}</Link>
        </Text>
      ) : (
        <Text tone="muted">{t('login.progress_hint')}</Text>
      )}
      {at === 'limits' && limitsStep}
    </Stack>
  )
}
