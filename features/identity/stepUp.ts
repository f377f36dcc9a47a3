import type { ErrorCode } from '../api/errors.ts'
import { paths } from '../navigation/paths.ts'
import { withSearch } from '../navigation/useSearchState.ts'
import { type StepUpPurpose, stepUpPurposes } from './constants.ts'
import type { LoginFailure } from './loginFailure.ts'

/** Why a step-up failed; each has its own title, text and next action. */
export type StepUpFailureKind = 'rejected' | 'provider' | 'expired' | 'wrongPerson' | 'locked' | 'signedOut' | 'retry'

/** The states of the step-up's return page. */
export type StepUpState =
  | { type: 'confirming' }
  /** Navigates to the page that asked. */
  | { type: 'confirmed' }
  | { type: 'failed'; failure: LoginFailure; kind: StepUpFailureKind }

/** Codes after which the same call cannot succeed; any other is answered by trying again. */
const kindByCode: Readonly<Partial<Record<ErrorCode, StepUpFailureKind>>> = {
  ERR_PROVIDER_REJECTED: 'rejected',
  ERR_PROVIDER_FAILED: 'provider',
  ERR_STEP_UP_PERSON: 'wrongPerson',
  ERR_LOGIN_LOCKED: 'locked',
  ERR_UNAUTHENTICATED: 'signedOut',
  ERR_TRANSACTION_EXPIRED: 'expired',
  ERR_TOKEN_EXPIRED: 'expired',
  ERR_OTHER_BROWSER: 'expired',
  ERR_VALIDATION: 'expired',
}

/** State after a failed call. */
export const failedStepUp = (failure: LoginFailure): StepUpState => ({
  type: 'failed',
  failure,
  kind: kindByCode[failure.code] ?? 'retry',
})

/** The page that asked. */
const stepUpOrigins = { contact: paths.profile, withdrawal: paths.withdraw, card: paths.deposit } as const satisfies Record<
  StepUpPurpose,
  string
>

/** Path with query of the return page. `search`: the query of the page that asked, which opens with it again. */
export const stepUpPath = (purpose: StepUpPurpose, search: string): string =>
  `${paths.stepUp}?${new URLSearchParams({ purpose, ...(search && { soeg: search }) })}`

interface StepUpQuery {
  purpose: StepUpPurpose
  logId: string
  /** The page that asked, with its query. */
  returnPath: string
  returnSearch: string
}

/** The query of the return page, and where it leads; an unknown purpose leads to the profile. */
export function parseStepUpQuery(search: string): StepUpQuery {
  const query = new URLSearchParams(search)
  const purpose = stepUpPurposes.find((known) => known === query.get('purpose')) ?? 'contact'
  const returnSearch = new URLSearchParams(query.get('soeg')?.slice(0, 200) ?? '').toString()
  return {
    purpose,
    logId: (query.get('logId') ?? '').slice(0, 64),
    returnPath: withSearch(stepUpOrigins[purpose], returnSearch),
    returnSearch,
  }
}
