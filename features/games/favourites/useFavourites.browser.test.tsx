import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { gameSchema } from '../../api/entities/game.ts'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { exampleGame } from '../testing/gamePage.ts'
import { type Favourites, useFavourites } from './useFavourites.ts'

const game = (id: string) => gameSchema.parse({ ...exampleGame, id, name: id })
const context = { session: { loggedIn: true } } as PageContextValue // the hook reads nothing else

/** Answers of the server to each change, in the order of sending. */
let answers: ((succeeds: boolean) => void)[]
let sent: { gameId: string; favourite: boolean }[]
const root = createTestRoot()
let shown: Favourites | null
const Probe = () => {
  shown = useFavourites()
  return null
}
const failure = { result: 0, error: { code: 'ERR_UPSTREAM', message: 'Prøv igen om lidt.' } }

beforeEach(async () => {
  answers = []
  sent = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Promise((resolve) => {
      answers.push((succeeds) =>
        resolve(new Response(JSON.stringify(succeeds ? { result: 1, data: {} } : failure), { status: succeeds ? 200 : 502 })),
      )
    })
  })
  await root.render(
    <SWRConfig value={{ provider: () => new Map(), fallback: { 'games.favourites {}': { games: [game('a')] } }, revalidateOnMount: false }}>
      <PageContextProvider value={context}>
        <Probe />
      </PageContextProvider>
    </SWRConfig>,
  )
})
const toggle = (id: string) => act(async () => shown?.toggle(game(id)))
const answer = (index: number, succeeds: boolean) => act(async () => answers[index]?.(succeeds))
const ids = () => shown?.games.map(({ id }) => id)

it('shows a press at once and keeps it', async () => {
  await toggle('b')
  expect(ids()).toEqual(['b', 'a'])
  await answer(0, true)
  expect(ids()).toEqual(['b', 'a'])
  expect(sent).toEqual([{ gameId: 'b', favourite: true }])
})

it('undoes a press that the server refuses, and says so until it is dismissed', async () => {
  await toggle('a')
  expect(ids()).toEqual([])
  await answer(0, false)
  expect(ids()).toEqual(['a'])
  expect(shown?.failure?.message).toBe('Prøv igen om lidt.')
  await act(async () => shown?.dismiss())
  expect(shown?.failure).toBeNull()
})

it('sends the second of two presses after the answer to the first, and ends with the last', async () => {
  await toggle('b')
  await toggle('b')
  expect(ids()).toEqual(['a'])
  expect(sent).toHaveLength(1)
  await answer(0, true)
  expect(ids()).toEqual(['a'])
  await answer(1, true)
  expect(ids()).toEqual(['a'])
  expect(sent.map(({ favourite }) => favourite)).toEqual([true, false])
})
