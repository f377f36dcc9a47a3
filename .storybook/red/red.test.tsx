import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { beforeAll, expect, it } from 'vitest'
import { namesItsBrand } from '../../stories/support/brandNames.ts'
import { clearInEveryPalette } from '../../stories/support/contrast.ts'
import { survivesForcedColours } from '../../stories/support/forcedColours.ts'
import { setGuards } from '../../stories/support/guards.ts'
import { validMarkup } from '../../stories/support/markup.ts'
import { fitsNarrow } from '../../stories/support/reflow.ts'
import preview from '../preview.tsx'

beforeAll(() => setGuards([namesItsBrand, fitsNarrow, validMarkup, survivesForcedColours, clearInEveryPalette]))

/** Stories that must fail, each by one guard of the story tests: the guards are shown to work wherever the stories are. */
const meta = preview.meta({ title: 'Red', component: Stack, args: { gap: 2 } })

const green = meta.story({ args: { children: <p>Alt er, som det skal være.</p> } })

it('lets a sound story pass', async () => {
  await green.run()
})

const red = {
  'a control without a name': [meta.story({ render: () => <button type="button" /> }), /button-name/],
  'faint text': [
    meta.story({
      render: () => (
        <>
          <style href="red-normal" precedence="story">{`[data-contrast='normal'] #faint-normal { color: #777; background: #666 }`}</style>
          <p id="faint-normal">Svag tekst</p>
        </>
      ),
    }),
    /color-contrast|Too faint/,
  ],
  'text that is faint in high contrast alone': [
    meta.story({
      render: () => (
        <>
          <style href="red" precedence="story">{`[data-contrast='more'] #faint { color: #777; background: #666 }`}</style>
          <p id="faint">Svag tekst</p>
        </>
      ),
    }),
    /Too faint in nordlys, contrast more/,
  ],
  'two elements of one id': [
    meta.story({
      render: () => (
        <>
          <p id="twice">En</p>
          <p id="twice">To</p>
        </>
      ),
    }),
    /no-dup-id/,
  ],
  'a label of nothing': [meta.story({ render: () => <label htmlFor="nowhere">Beløb</label> }), /nowhere/],
  'a reference to nothing': [meta.story({ render: () => <p aria-describedby="nowhere">Beløb</p> }), /no-missing-references.*nowhere/],
  'a paragraph in a paragraph': [
    meta.story({
      // built by the browser's own hand: React says so too, but only to the console
      render: () => <p ref={(outer) => void outer?.replaceChildren(document.createElement('p'))} />,
    }),
    /no-implicit-close|element-permitted-content/,
  ],
  'a button in a link': [
    meta.story({
      render: () => (
        <a href="#x">
          Se <button type="button">mere</button>
        </a>
      ),
    }),
    /element-permitted-content|nested-interactive/,
  ],
  'a page wider than a phone': [meta.story({ render: () => <p style={{ inlineSize: '30rem' }}>Bredere end en telefon</p> }), /At 320 px/],
  'a window wider than a phone': [
    meta.story({ render: () => <p style={{ position: 'fixed', inlineSize: '30rem' }}>Bredere end en telefon</p> }),
    /At 320 px/,
  ],
  'a story that asks a server': [meta.story({ play: () => void fetch('/api/menu') }), /\/api\/menu/],
  'the name of another brand': [
    meta.story({ render: (_, { globals }) => <Heading level={2}>{globals.theme === 'nordlys' ? 'Strand' : 'Nordlys'}</Heading> }),
    /names the brand/,
  ],
  'a control that forced colours wipe out': [
    meta.story({
      render: () => (
        <button
          type="button"
          aria-label="Luk"
          style={{ appearance: 'none', border: 0, inlineSize: 44, blockSize: 44, background: 'teal' }}
        />
      ),
    }),
    /is not seen/,
  ],
  'a state of colour alone': [
    meta.story({
      render: () => (
        <button type="button" aria-pressed style={{ appearance: 'none', border: '1px solid' }}>
          Valgt
        </button>
      ),
    }),
    /looks as at rest/,
  ],
  'a chosen look in the place of the focus ring': [
    meta.story({
      render: () => (
        <>
          <style href="red-ring" precedence="story">{`#ring[aria-pressed='true'] { outline: 3px solid }`}</style>
          <button type="button" id="ring" aria-pressed>
            Valgt
          </button>
        </>
      ),
    }),
    /shows no focus/,
  ],
} as const

it.for(Object.entries(red))('refuses %s', async ([, [story, message]]) => {
  await expect(story.run()).rejects.toThrow(message)
})
