import type { SystemConfig } from '@casino/features/content/systemConfig'
import { dayMs, hourMs, minuteMs } from './clock.ts'
import { readSystemConfigSeed } from './systemConfigSeed.ts'

/** Values of the system configuration that the platform enforces; the browser receives the same ones. */
type EnforcedValues = Pick<
  SystemConfig,
  | 'minAge'
  | 'ageRange'
  | 'minDeposit'
  | 'maxDeposit'
  | 'openPaymentMethods'
  | 'mobilePayEnabled'
  | 'minWithdrawal'
  | 'withdrawalBankDays'
  | 'withdrawalProcessing'
  | 'withdrawalsOpen'
  | 'limitRaiseHours'
  | 'realityCheckMinutes'
  | 'spinGapSeconds'
  | 'documentTypes'
  | 'mobileProviders'
  | 'recaptchaSiteKey'
  | 'stepUpMinutes'
  | 'emailCode'
  | 'tokenLogin'
  | 'externalLogin'
  | 'bypassRegistration'
  | 'emailCheckAfterIdentity'
  | 'latestWins'
>

/** Limits and timeouts that the platform enforces. */
export interface PlatformSettings extends EnforcedValues {
  sessionIdleTimeoutMs: number
  sessionAbsoluteTimeoutMs: number
  identityTransactionTimeoutMs: number
  /** Lifetime of a 3-D Secure challenge and of a MobilePay request. */
  challengeTimeoutMs: number
  mobilePayTimeoutMs: number
  /** After this time a noted payment that never arrived is abandoned: longer than a request of the site server can be under way. */
  attemptTimeoutMs: number
}

/** Settings from `system-config.json` of the seed folder. Throws an Error that names every invalid value. */
export function readPlatformSettings(folder?: string): PlatformSettings {
  const { values } = readSystemConfigSeed(folder)
  return {
    minAge: values.minAge,
    ageRange: values.ageRange,
    minDeposit: values.minDeposit,
    maxDeposit: values.maxDeposit,
    openPaymentMethods: values.openPaymentMethods,
    mobilePayEnabled: values.mobilePayEnabled,
    minWithdrawal: values.minWithdrawal,
    withdrawalBankDays: values.withdrawalBankDays,
    withdrawalProcessing: values.withdrawalProcessing,
    withdrawalsOpen: values.withdrawalsOpen,
    limitRaiseHours: values.limitRaiseHours,
    realityCheckMinutes: values.realityCheckMinutes,
    spinGapSeconds: values.spinGapSeconds,
    documentTypes: values.documentTypes,
    mobileProviders: values.mobileProviders,
    recaptchaSiteKey: values.recaptchaSiteKey,
    stepUpMinutes: values.stepUpMinutes,
    emailCode: values.emailCode,
    tokenLogin: values.tokenLogin,
    externalLogin: values.externalLogin,
    bypassRegistration: values.bypassRegistration,
    emailCheckAfterIdentity: values.emailCheckAfterIdentity,
    latestWins: values.latestWins,
    sessionIdleTimeoutMs: 30 * minuteMs,
    sessionAbsoluteTimeoutMs: dayMs,
    identityTransactionTimeoutMs: 10 * minuteMs,
    challengeTimeoutMs: 10 * minuteMs,
    mobilePayTimeoutMs: 10 * minuteMs,
    attemptTimeoutMs: minuteMs,
  }
}

/** Delay in ms before an increased deposit limit takes effect. */
export const limitIncreaseDelayMs = (settings: Pick<PlatformSettings, 'limitRaiseHours'>): number => settings.limitRaiseHours * hourMs
