import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './install.mjs'

/**
 * The files of pure rules, by subject: they decide about money, protection, identity, the rounds of live tables and what a server may
 * configure, and need neither a server nor a browser. `npm run mutants` changes them, and the tests beside the files of the subject
 * (`model.ts`: `model.test.ts`) must fail.
 *
 * Not here: rules inside a database transaction (ledger, rounds, eligibility to play), whose tests start a database, and the declarations
 * in `calls.ts` and `siteRoutes.ts`: any change of one is another contract, so that only a copy of the table could notice it.
 */
export const pureRules = {
  money: ['features/format/money.ts', 'features/format/amountParam.ts', 'app/platform/ledger/fundsSplit.ts'],
  limits: [
    'features/api/entities/needsDepositLimits.ts',
    'features/limits/model.ts',
    'features/limits/form.ts',
    'app/platform/limits/model.ts',
    'app/platform/core/danishDay.ts',
  ],
  deposit: [
    'features/format/cardNumber.ts',
    'features/deposit/model.ts',
    'features/deposit/form.ts',
    'features/deposit/depositUrl.ts',
    'features/deposit/eligibility.ts',
    'features/deposit/outcome/outcome.ts',
    'features/deposit/card/storedCards.ts',
    'features/deposit/outcome/failureMessage.ts',
    'features/content/openPaymentMethods.ts',
    'app/platform/payments/paymentMachine.ts',
  ],
  withdrawal: ['features/withdrawal/model.ts'],
  games: ['app/games/live/liveSchedule.ts'],
  session: [
    'features/session/sessionValidator.ts',
    'features/session/sessionDialogState.ts',
    'features/session/popupQueue.ts',
    'features/session/sessionMonitor.ts',
    'features/session/connectionMonitor.ts',
  ],
  identity: [
    'features/format/cpr.ts',
    'features/identity/loginFailure.ts',
    'features/identity/model.ts',
    'features/identity/form.ts',
    'features/identity/partnerLogin.ts',
    'app/platform/identity/identityChecks.ts',
    'app/platform/identity/partnerRules.ts',
  ],
  registration: ['features/registration/model.ts', 'features/registration/form.ts', 'features/registration/restoredForm.ts'],
  themes: [
    'design-system/runtime/color.ts',
    'design-system/runtime/configIssues.ts',
    'design-system/runtime/contrastChecker.ts',
    'design-system/runtime/readFields.ts',
    'design-system/runtime/responsiveTheme.ts',
    'design-system/runtime/themeCss.ts',
    'design-system/runtime/buttonTheme.ts',
    'design-system/runtime/buttonProperties.ts',
    'design-system/runtime/inputTheme.ts',
    'design-system/runtime/resolveButtonThemes.ts',
    'design-system/runtime/resolveInputThemes.ts',
  ],
  callContract: [
    'features/api/contract.ts',
    'features/api/errors.ts',
    'features/api/scalars.ts',
    'features/api/settleCall.ts',
    'app/site/server/calls/injectServerValues.ts',
    'app/site/server/calls/parseCallInput.ts',
  ],
}

/** The tests beside each file: `model.test.ts`, and of one subject of the file `model.states.test.ts`. */
export const testsBeside = (files) =>
  files.flatMap((file) => {
    const name = basename(file, '.ts')
    const ofSubjects = readdirSync(join(root, dirname(file))).filter(
      (each) => each.startsWith(`${name}.`) && /^[\w-]+\.(?!visual)\w+\.test\.ts$/.test(each),
    )
    return [`${name}.test.ts`, ...ofSubjects].map((test) => join(dirname(file), test))
  })
