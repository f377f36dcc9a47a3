import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { gameDetailSchema } from '../calls.ts'
import { exampleGame, launching } from '../testing/gamePage.ts'
import { GameScreen } from './GameScreen.tsx'

const context = { buttonThemes: {} } as PageContextValue // the screen reads nothing else

it('a game says without script that it needs it, in a component that has an inset: the frame has none', () => {
  const html = renderToStaticMarkup(
    <PageContextProvider value={context}>
      <GameScreen {...launching} game={gameDetailSchema.parse(exampleGame)} />
    </PageContextProvider>,
  )
  expect(html).toMatch(/<noscript><[^>]+>.*games\.needs_script.*<\/noscript>/)
})
