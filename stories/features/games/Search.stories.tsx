import { Modal, SearchField } from '@casino/design-system'
import { CallError } from '@casino/features/api/errors'
import { SearchView } from '@casino/features/games/search/SearchView'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { slotFixtures } from '../../support/fixtures.ts'
import { staticUrl } from '../../support/staticUrl.ts'

const games = slotFixtures.slice(0, 8)
const providers = [{ name: 'Fjordlys', count: 61 }]
const pages = [
  { path: '/nyheder/hent-dit-kontoudtog', title: 'Hent dit kontoudtog som regneark eller PDF', text: 'Alle bevægelser på din konto.' },
  { path: '/jackpots', title: 'Jackpots', text: '' },
] as const
const nothing = { games: [], total: 0, providers: [], pages: [] }

const meta = preview.meta({
  title: 'Features/Search',
  component: SearchView,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    state: { type: 'found' as const, search: 'lys', findings: { games, total: 34, providers, pages } },
    history: [],
    onClearHistory: fn(),
    imageOf: (gameId: string) => staticUrl(`art/${gameId}-wide.svg`),
  },
  render: (args) => (
    <Modal
      open
      onOpenChange={fn()}
      title="Søg"
      closeLabel="Luk"
      size="lg"
      placement="top"
      toolbar={
        <SearchField label="Søg efter spil, leverandører og sider" name="soeg" theme="search" clearLabel="Ryd søgning" defaultValue="lys" />
      }
    >
      <SearchView {...args} />
    </Modal>
  ),
})

/** Games first, then providers and pages; the page of the search has all games. */
export const Found = meta.story({
  play: async () => {
    const all = await screen.findByRole('link', { name: 'Se alle 34 spil' })
    await expect(all).toHaveAttribute('href', '/soeg?soeg=lys')
    await expect(screen.getByRole('link', { name: /^Fjordlys/ })).toHaveAttribute('href', '/soeg?leverandoer=Fjordlys')
  },
})
/** Before anything is typed: the visitor's own searches, and what others search for. */
export const Start = meta.story({
  args: { state: { type: 'start', by: 'searched', games: games.slice(0, 6) }, history: ['roulette', 'rævens runer'] },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('link', { name: 'roulette' })).toHaveAttribute('href', '/soeg?soeg=roulette')
    await userEvent.click(screen.getByRole('button', { name: 'Ryd dine søgninger' }))
    await expect(args.onClearHistory).toHaveBeenCalledOnce()
  },
})
export const PagesOnly = meta.story({ args: { state: { type: 'found', search: 'kontoudtog', findings: { ...nothing, pages } } } })
export const Nothing = meta.story({ args: { state: { type: 'found', search: 'enhjørning', findings: nothing } } })
export const Searching = meta.story({ args: { state: { type: 'searching' } } })
const retry = fn()
export const Failed = meta.story({
  args: { state: { type: 'failed', error: new CallError('ERR_UPSTREAM', 'Vi fik ikke svar. Prøv igen om lidt.'), retry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }))
    await expect(retry).toHaveBeenCalled()
  },
})
