import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { Lobby } from '@casino/features/games/lobby/Lobby'
import { LimitsScreen } from '@casino/features/limits/LimitsScreen'
import { periodLimits } from '@casino/features/limits/model'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { Shell } from '@casino/features/shell/Shell'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { cardStepWith, depositArgs, storedVisa } from '../features/deposit/depositArgs.ts'
import { allSuggestions, lobbyFixture, loggedInParameters, pendingLimitsFixture } from '../support/fixtures.ts'
import { storyNow } from '../support/pageContext.ts'
import { playLimitsFixture } from '../support/playLimitFixtures.ts'

/* In a group, which the sidebar sorts; the id is the address of the accepted pictures. */
const meta = preview.meta({
  id: 'pages',
  title: 'Pages/Whole pages',
  component: Shell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { header: 'shown' as const, children: null },
})

export const LobbyGuest = meta.story({
  tags: ['visual:large-text'],
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby
        blocks={lobbyFixture.blocks}
        brand={globals.theme}
        visitor={{ type: 'guest' }}
        favourites={null}
        suggestions={[]}
        spins={0}
        withdrawPath={null}
      />
    </Shell>
  ),
})
export const LobbyPlayer = meta.story({
  parameters: loggedInParameters,
  render: (args, { globals }) => (
    <Shell {...args}>
      <Lobby
        blocks={lobbyFixture.blocks}
        brand={globals.theme}
        visitor={{ type: 'depositor', firstName: 'Freja', recent: [] }}
        favourites={null}
        suggestions={[]}
        spins={0}
        withdrawPath={null}
      />
    </Shell>
  ),
})
export const Deposit = meta.story({
  tags: ['visual:large-text'],
  parameters: { ...loggedInParameters, path: '/min-konto/overfoer' },
  render: (args) => (
    <Shell {...args}>
      <AccountLayout current="deposit">
        <DepositScreen {...depositArgs} {...cardStepWith({ cards: { type: 'ready', value: [storedVisa] } })} />
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
          data={{ type: 'ready', value: [...periodLimits(pendingLimitsFixture), ...playLimitsFixture] }}
          rules={{ suggestions: allSuggestions, raiseHours: 24, now: storyNow }}
          bankDays={{ min: 1, max: 3 }}
          change={{ editing: null, saving: false, aligning: false, cancelling: null, error: null, notice: null }}
          pause={{ type: 'idle', lastResult: null }}
          pausedUntil={null}
          onRetry={fn()}
          onEdit={fn()}
          onSave={fn()}
          onCancelRaise={fn()}
          onAlign={fn()}
          onPauseEvent={fn()}
        />
      </AccountLayout>
    </Shell>
  ),
})
