import { useState } from 'react'
import type { Bonus } from '../api/entities/bonus.ts'
import { bonusKindOf, isOffered } from '../api/entities/bonusKind.ts'
import type { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { LazySystemNotification } from '../session/LazySystemNotification.tsx'
import { BonusStep } from './BonusStep.tsx'
import { BonusStepSkeleton } from './BonusStepSkeleton.tsx'
import { bonusesInput } from './bonusesInput.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { type BonusOffer, requiresDepositLimit } from './model.ts'
import { useDraftQuery, useOfferedBonusesQuery } from './queries.ts'
import { RegistrationLayout } from './RegistrationLayout.tsx'
import { type KeptForm, toRestoredForm, toRestoredValues } from './restoredForm.ts'
import { useRegistration } from './useRegistration.ts'
import { useRegistrationConfirm } from './useRegistrationConfirm.ts'

/** `/registrer`. The URL contains the step and the chosen bonus, but no personal data. */
export function RegistrationPage() {
  const { now } = usePageContext()
  const { minAge, registerContent } = useSystemConfig('minAge', 'registerContent')
  const { data, error, mutate } = useOfferedBonusesQuery(bonusesInput)
  // read once: a later answer must not replace what is being entered; without one the form starts empty
  const kept = useDraftQuery({}, { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false })
  if ((!data && !error) || (!kept.data && !kept.error)) {
    return (
      <RegistrationLayout step={1} minAge={minAge} content={registerContent}>
        <BonusStepSkeleton />
      </RegistrationLayout>
    )
  }
  return (
    <Registration
      bonuses={data?.bonuses.filter((bonus) => isOffered(bonus, now)) ?? []}
      draft={kept.data?.draft ?? null}
      loadError={error && !data ? error : null}
      onRetry={() => void mutate()}
    />
  )
}

interface RegistrationProps {
  bonuses: readonly Bonus[]
  draft: KeptForm | null
  loadError: CallError | null
  onRetry(): void
}

function Registration({ bonuses, draft, loadError, onRetry }: RegistrationProps) {
  const { now } = usePageContext()
  const { minAge, ageRange, ...limitConfig } = useSystemConfig('minAge', 'ageRange', 'limitSuggestions', 'limitRaiseHours')
  const { registerContent, registrationExtraContent } = useSystemConfig('registerContent', 'registrationExtraContent')
  const offers = bonuses.map(toBonusOffer)
  const restored = draft && { form: toRestoredForm(draft, offers, { minAge, ageRange, now }), values: toRestoredValues(draft) }
  const { byPartner, confirm } = useRegistrationConfirm()
  const [networkMessage, setNetworkMessage] = useState<string | null>(null)
  const { state, dispatch, goTo, identityRedirect, defaultValues, formKey, handleValuesChange, checkEmail } = useRegistration({
    offers,
    restored,
    redirect: confirm,
    onNetworkFailure: setNetworkMessage,
  })
  const cprHeld = state.contact ? state.contact.cpr === null : (restored?.form.cprHeld ?? false)
  const rules = { minAge, ageRange, now, cprHeld, limitRequired: state.choice !== null && requiresDepositLimit(state.choice) }
  return (
    <RegistrationLayout
      step={state.step}
      minAge={minAge}
      byPartner={byPartner}
      content={state.step === 2 ? registrationExtraContent : state.step === 1 ? registerContent : []}
    >
      {state.step === 1 && (
        <BonusStep
          bonuses={bonuses}
          loadError={loadError?.message ?? null}
          choice={state.choice}
          choiceMissing={state.choiceMissing}
          refused={restored?.form.refusal?.step === 1 && state.choice === null}
          onChoose={(choice) => dispatch({ type: 'chosen', choice })}
          onContinue={() => dispatch({ type: 'continued' })}
          onRetry={onRetry}
        />
      )}
      {state.step === 2 && (
        <ContactStep
          key={formKey}
          rules={rules}
          defaultValues={defaultValues}
          limitConfig={limitConfig}
          byPartner={byPartner}
          inputLost={state.inputLost}
          fieldErrors={state.fieldErrors}
          checkEmail={checkEmail}
          onNetworkFailure={setNetworkMessage}
          onValuesChange={(values) => handleValuesChange(values, rules)}
          onSubmit={(contact) => dispatch({ type: 'submitted', contact })}
          onBack={() => goTo(1)}
        />
      )}
      {state.step === 3 && (
        <ConfirmStep
          contact={state.contact}
          choice={state.choice}
          bonusName={bonusName(bonuses, state.choice)}
          identityRedirect={identityRedirect}
          byPartner={byPartner}
          errorMessage={state.errorMessage}
          onConfirm={identityRedirect.start}
          onEdit={() => goTo(2)}
        />
      )}
      <LazySystemNotification message={networkMessage} onClose={() => setNetworkMessage(null)} />
    </RegistrationLayout>
  )
}

const toBonusOffer = (bonus: Bonus): BonusOffer => ({ type: bonusKindOf(bonus), code: bonus.bonusCode })

const bonusName = (bonuses: readonly Bonus[], choice: { type: string; code?: string }): string | null =>
  bonuses.find(({ bonusCode }) => bonusCode === choice.code)?.name ?? null
