import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { kroner, ore } from '@casino/features/format/money'
import { Lobby } from '@casino/features/games/Lobby'
import { LimitsScreen } from '@casino/features/limits/LimitsScreen'
import { periodLimits } from '@casino/features/limits/model'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { Shell } from '@casino/features/shell/Shell'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import {
  limitsFixture,
  lobbyFixture,
  loggedInParameters,
  minDeposit,
  neverSettles,
  pendingLimitsFixture,
  quickAmounts,
  suggestions,
  supportEmail,
} from '../support/fixtures.ts'
import { storyNow } from '../support/pageContext.ts'

const meta = preview.meta({
  title: 'Pages',
  component: Shell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { header: 'shown' as const, children: null },
})

export const LobbyGuest = meta.story({
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby blocks={lobbyFixture.blocks} brand={globals.theme} loggedIn={false} />
    </Shell>
  ),
})
export const LobbyPlayer = meta.story({
  parameters: loggedInParameters,
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby blocks={lobbyFixture.blocks} brand={globals.theme} loggedIn />
    </Shell>
  ),
})
export const Deposit = meta.story({
  parameters: { ...loggedInParameters, path: '/min-konto/overfoer' },
  render: (args) => (
    <Shell {...args}>
      <AccountLayout current="deposit">
        <DepositScreen
          state={{ type: 'card', choice: { amount: kroner(500), bonusCode: '' }, idempotencyKey: 'story', failure: null }}
          eligibility={{ type: 'open', limits: limitsFixture, left: ore(65_000) }}
          bonus={{ type: 'none' }}
          cards={{ type: 'known', cards: [{ accountId: 'visa', brand: 'Visa', masked: '•••• 1111', expires: '09 / 29' }] }}
          outcome={{ type: 'waiting', offline: false }}
          balance={null}
          min={minDeposit}
          quickAmounts={quickAmounts}
          now={storyNow}
          supportEmail={supportEmail}
          currentPath="/min-konto/overfoer"
          interrupted={false}
          encryptionStatus="idle"
          canEncrypt
          checkBonus={() => neverSettles()}
          onDraft={fn()}
          onChoose={fn()}
          onPay={fn()}
          onRepeat={fn()}
          onOtherCard={fn()}
          onOtherAmount={fn()}
          onRetryOutcome={fn()}
          onRetry={fn()}
        />
      </AccountLayout>
    </Shell>
  ),
})
export const Limits = meta.story({
  parameters: { ...loggedInParameters, path: '/min-konto/begraensninger' },
  render: (args) => (
    <Shell {...args}>
      <AccountLayout current="limitations">
        <LimitsScreen
          data={{ type: 'ready', limits: periodLimits(pendingLimitsFixture) }}
          suggestions={suggestions}
          raiseHours={24}
          now={storyNow}
          editing={null}
          saving={false}
          saveError={null}
          notice={null}
          cancelling={null}
          pause={{ type: 'idle', lastResult: null }}
          pausedUntil={null}
          onRetry={fn()}
          onEdit={fn()}
          onSave={fn()}
          onCancelRaise={fn()}
          onPauseEvent={fn()}
        />
      </AccountLayout>
    </Shell>
  ),
})
