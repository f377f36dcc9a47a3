import type { Bonus } from '../config/entities/bonus.ts'
import { usePageContext } from '../config/PageContext.tsx'
import { type CallError, createUseCall } from '../session/index.ts'
import { BonusesLoading } from './BonusesLoading.tsx'
import { BonusStep } from './BonusStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import type { registrationCalls } from './calls.ts'
import { bonusesInput, needsLimit } from './model.ts'
import { RegistrationFrame } from './RegistrationFrame.tsx'
import { useRegistration } from './useRegistration.ts'

const useRegistrationCall = createUseCall<typeof registrationCalls>('registration')

export interface RegistrationPageProps {
  /** Redirects to the identity provider (feature identity). Throws CallError when it cannot be reached. */
  startIdentity(method: 'register'): Promise<void>
}

/** `/registrer`. The URL contains the step and the chosen bonus, but no personal data. */
export function RegistrationPage({ startIdentity }: RegistrationPageProps) {
  const { system } = usePageContext()
  const { data, error, mutate } = useRegistrationCall('bonuses', bonusesInput)
  if (!data && !error) {
    return (
      <RegistrationFrame step={1} minAge={system.minAge}>
        <BonusesLoading />
      </RegistrationFrame>
    )
  }
  return (
    <Registration
      startIdentity={startIdentity}
      bonuses={data?.bonuses.filter(({ status }) => status === 'active') ?? []}
      loadError={error && !data ? error : null}
      onRetry={() => void mutate()}
    />
  )
}

interface RegistrationProps extends RegistrationPageProps {
  readonly bonuses: readonly Bonus[]
  readonly loadError: CallError | null
  onRetry(): void
}

function Registration({ startIdentity, bonuses, loadError, onRetry }: RegistrationProps) {
  const { system, now } = usePageContext()
  const { state, send, goTo, provider, start, formKey, onTyped, checkEmail } = useRegistration(
    bonuses.map(({ bonusCode }) => bonusCode),
    () => startIdentity('register'),
  )
  return (
    <RegistrationFrame step={state.step} minAge={system.minAge}>
      {state.step === 1 && (
        <BonusStep
          bonuses={bonuses}
          loadError={loadError?.message ?? null}
          choice={state.choice}
          missing={state.missing}
          onChoose={(choice) => send({ type: 'chosen', choice })}
          onContinue={() => send({ type: 'continued' })}
          onRetry={onRetry}
        />
      )}
      {state.step === 2 && (
        <ContactStep
          key={formKey}
          rules={{ minAge: system.minAge, ageRange: system.ageRange, now, needsLimit: needsLimit(state.choice) }}
          start={start}
          suggestions={system.limitSuggestions}
          raiseHours={system.limitRaiseHours}
          lost={state.lost}
          refused={state.refused}
          checkEmail={checkEmail}
          onTyped={onTyped}
          onSubmit={(contact) => send({ type: 'submitted', contact })}
          onBack={() => goTo(1)}
        />
      )}
      {state.step === 3 && (
        <ConfirmStep
          contact={state.contact}
          choice={state.choice}
          bonusName={bonusName(bonuses, state.choice)}
          provider={provider}
          problem={state.problem}
          onConfirm={provider.press}
          onEdit={() => goTo(2)}
        />
      )}
    </RegistrationFrame>
  )
}

const bonusName = (bonuses: readonly Bonus[], choice: { readonly kind: string; readonly code?: string }): string | null =>
  bonuses.find(({ bonusCode }) => bonusCode === choice.code)?.name ?? null
