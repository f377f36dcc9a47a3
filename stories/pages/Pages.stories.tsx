import { kroner, ore } from '@casino/features/format'
import { periodLimits } from '@casino/features/limits/model'
import { DepositScreen } from '@casino/features/page/deposit/DepositScreen'
import { Lobby } from '@casino/features/page/games/Lobby'
import { LimitsScreen } from '@casino/features/page/limits/LimitsScreen'
import { AccountLayout } from '@casino/features/session'
import { Shell } from '@casino/features/shell'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { storyNow } from '../support/context.ts'
import { limits, lobby, loggedIn, minDeposit, never, pendingLimits, quickAmounts, suggestions, supportEmail } from '../support/fixtures.ts'

const meta = preview.meta({
  title: 'Pages',
  component: Shell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { header: 'shown' as const, children: null },
})

export const LobbyGuest = meta.story({
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby blocks={lobby.blocks} brand={globals.theme} loggedIn={false} />
    </Shell>
  ),
})
export const LobbyPlayer = meta.story({
  parameters: loggedIn,
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby blocks={lobby.blocks} brand={globals.theme} loggedIn />
    </Shell>
  ),
})
export const Deposit = meta.story({
  parameters: { ...loggedIn, path: '/min-konto/overfoer' },
  render: (args) => (
    <Shell {...args}>
      <AccountLayout current="deposit">
        <DepositScreen
          state={{ name: 'card', choice: { amount: kroner(500), bonusCode: '' }, attempt: 'story', failure: null }}
          gate={{ name: 'open', limits, left: ore(65_000) }}
          bonus={{ name: 'none' }}
          cards={{ name: 'known', cards: [{ accountId: 'visa', brand: 'Visa', masked: '•••• 1111', expires: '09 / 29' }] }}
          outcome={{ name: 'waiting', offline: false }}
          balance={null}
          min={minDeposit}
          quickAmounts={quickAmounts}
          now={storyNow}
          supportEmail={supportEmail}
          here="/min-konto/overfoer"
          interrupted={false}
          sealing="idle"
          secure
          checkBonus={() => never()}
          onDraft={fn()}
          onChoose={fn()}
          onPay={fn()}
          onRepeat={fn()}
          onOtherCard={fn()}
          onOtherAmount={fn()}
          onAskAgain={fn()}
          onRetry={fn()}
        />
      </AccountLayout>
    </Shell>
  ),
})
export const Limits = meta.story({
  parameters: { ...loggedIn, path: '/min-konto/begraensninger' },
  render: (args) => (
    <Shell {...args}>
      <AccountLayout current="limitations">
        <LimitsScreen
          data={{ state: 'ready', limits: periodLimits(pendingLimits) }}
          suggestions={suggestions}
          raiseHours={24}
          now={storyNow}
          editing={null}
          saving={false}
          saveError={null}
          notice={null}
          cancelling={null}
          pause={{ at: 'idle', taken: null }}
          pausedUntil={null}
          onRetry={fn()}
          onEdit={fn()}
          onSave={fn()}
          onCancelRaise={fn()}
          sendPause={fn()}
        />
      </AccountLayout>
    </Shell>
  ),
})
