import { expect, test } from 'vitest'
import { marketingCheckDelayMs } from './consent/marketingPopup.ts'
import { defaultSystemConfig } from './content/systemConfig.ts'
import { kroner } from './format/money.ts'
import { registeredNoticeMs } from './identity/model.ts'
import { partnerNoticeMs } from './identity/partnerLogin.ts'
import { newsFromMenu } from './navigation/paths.ts'
import { newsPageSize, visibleNewsPages } from './news/model.ts'
import { lostAfterMs, pingIntervalMs } from './session/connectionMonitor.ts'
import { minIntervalMs, reconnectDelayMs, retryDelaysMs, unconfirmedDelayMs } from './session/sessionValidator.ts'
import { redirectLockMs } from './session/useIdentityRedirect.ts'
import { transactionPageSize } from './transactions/constants.ts'

const { minAge, ageRange, minDeposit, quickAmounts, limitRaiseHours, consentScriptDelaySeconds, marketingConsent } = defaultSystemConfig

/** The numbers of the specification (*Business constants*, *Session*, *Connectivity*, *Login flow*), written out. */
test.each<[what: string, value: unknown, documented: unknown]>([
  ['lock of the provider button', redirectLockMs, 8000],
  ['redirect after a registration', registeredNoticeMs, 2000],
  ['redirect after an external login', partnerNoticeMs, 3000],
  ['delays of the two retries of a session check', retryDelaysMs, [300, 600]],
  ['delay after the last retry', unconfirmedDelayMs, 2000],
  ['time between two session checks', minIntervalMs, 1500],
  ['session check after a reconnection', reconnectDelayMs, 3000],
  ['connectivity ping', pingIntervalMs, 30_000],
  ['disconnection until the dialog opens', lostAfterMs, 60_000],
  ['check of the marketing popup', marketingCheckDelayMs, 3000],
  ['news per page from the menu', newsFromMenu.pageSize, 26],
  ['news per page', newsPageSize, 10],
  ['page numbers shown', visibleNewsPages, 5],
  ['transactions per page', transactionPageSize, 100],
  ['minimum age', minAge, 21],
  ['ages between', ageRange, { min: 18, max: 20 }],
  ['smallest deposit', minDeposit, kroner(100)],
  ['suggested amounts', quickAmounts, [kroner(200), kroner(500), kroner(1000)]],
  ['hours until a raised limit applies', limitRaiseHours, 24],
  ['seconds until the consent script loads', consentScriptDelaySeconds, 15],
  ['days until the marketing consent may be asked for again', marketingConsent.expiryDays, 1],
])('%s', (_, value, documented) => {
  expect(value).toEqual(documented)
})
