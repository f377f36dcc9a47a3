import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { gameSchema } from '../../api/entities/game.ts'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { exampleGame } from '../testing/gamePage.ts'
import { useFavourites } from './useFavourites.ts'

const game = (id: string) => gameSchema.parse({ ...exampleGame, id, name: id })
const context = { session: { loggedIn: true } } as PageContextValue // the hook reads nothing else

/** Answers of the server to each change, in the order of sending. */
let answers: ((succeeds: boolean) => void)[]
let sent: { gameId: string; favourite: boolean }[]
const failure = { result: 0, error: { code: 'ERR_UPSTREAM', message: 'Prøv igen om lidt.' } }

beforeEach(() => {
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
})
async function renderFavourites() {
  const fallback = { 'games.favourites {}': { games: [game('a')] } }
  const { result, act } = await renderHook(useFavourites, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), fallback, revalidateOnMount: false }}>
        <PageContextProvider value={context}>{children}</PageContextProvider>
      </SWRConfig>
    ),
  })
  return {
    result,
    toggle: (id: string) => act(async () => result.current?.toggle(game(id))),
    answer: (index: number, succeeds: boolean) => act(async () => answers[index]?.(succeeds)),
    dismiss: () => act(async () => result.current?.dismiss()),
    ids: () => result.current?.games.map(({ id }) => id),
  }
}

it('shows a press at once and keeps it', async () => {
  const { toggle, answer, ids } = await renderFavourites()
  await toggle('b')
  expect(ids()).toEqual(['b', 'a'])
  await answer(0, true)
  expect(ids()).toEqual(['b', 'a'])
  expect(sent).toEqual([{ gameId: 'b', favourite: true }])
})

it('undoes a press that the server refuses, and says so until it is dismissed', async () => {
  const { result, toggle, answer, dismiss, ids } = await renderFavourites()
  await toggle('a')
  expect(ids()).toEqual([])
  await answer(0, false)
  expect(ids()).toEqual(['a'])
  expect(result.current?.failure?.message).toBe('Prøv igen om lidt.')
  await dismiss()
  expect(result.current?.failure).toBeNull()
})

it('sends the second of two presses after the response to the first, and ends with the last', async () => {
  const { toggle, answer, ids } = await renderFavourites()
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
