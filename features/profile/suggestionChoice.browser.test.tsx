import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { callKey } from '../api/contract.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { SuggestionChoice } from './SuggestionChoice.tsx'
import { useSuggestionChoice } from './useSuggestionChoice.ts'

const context = {} as PageContextValue // the hook reads nothing of it
const fallback = { [callKey('games.suggestions', {})]: { games: [], shown: true } }

function Choice() {
  const { suggestions, change } = useSuggestionChoice()
  return suggestions && <SuggestionChoice suggestions={suggestions} onChange={change} />
}

it('keeps the focus on the switch and its new position while a slow server stores it, and sends it once', async () => {
  const answers: (() => void)[] = []
  const stores = vi.fn(() => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ result: 1, data: {} })))))
  const reads = async () => Response.json({ result: 1, data: { games: [], shown: false } })
  vi.stubGlobal('fetch', (url: string) => (url.includes('set-suggestions') ? stores() : reads()))
  const { getByRole } = await render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false, shouldRetryOnError: false }}>
      <PageContextProvider value={context}>
        <Choice />
      </PageContextProvider>
    </SWRConfig>,
  )
  const choice = getByRole('switch')
  choice.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(choice).not.toBeChecked()
  await expect.element(choice).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(choice).not.toBeChecked()
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(document.querySelector('[role=status]')).not.toBeEmptyDOMElement())
  await expect.element(choice).not.toBeChecked()
  await expect.element(choice).toHaveFocus()
  expect(stores).toHaveBeenCalledOnce()
})
