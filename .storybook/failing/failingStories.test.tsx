import { Heading, Stack } from '@casino/design-system'
import { useTranslations } from '@casino/features/content/useTranslations'
import { beforeAll, expect, it } from 'vitest'
import { checkBrandNames } from '../../stories/support/brandNames.ts'
import { checkContrast } from '../../stories/support/contrast.ts'
import { checkFonts } from '../../stories/support/fonts.ts'
import { checkForcedColours } from '../../stories/support/forcedColours.ts'
import { checkMarkup } from '../../stories/support/markup.ts'
import { checkReflow } from '../../stories/support/reflow.ts'
import { registerStoryChecks } from '../../stories/support/storyChecks.ts'
import { checkTextValues } from '../../stories/support/textValues.ts'
import preview from '../preview.tsx'

beforeAll(() =>
  registerStoryChecks([checkFonts, checkBrandNames, checkReflow, checkMarkup, checkForcedColours, checkContrast, checkTextValues]),
)

/** Stories that must fail, each because of one check of the story tests. */
const meta = preview.meta({ title: 'Red', component: Stack, args: { gap: 2 as const, children: null } })

const passingStory = meta.story({ args: { children: <p>Alt er, som det skal være.</p> } })

it('passes a correct story', async () => {
  await passingStory.run()
})

/** `{limit}` is missing, and the branch that shows it is chosen. */
function TextWithAHole() {
  const t = useTranslations()
  return <p>{t('deposit.amount_help', { min: '100,00 kr.', left: '650,00 kr.', limited: 'yes' })}</p>
}

const failingStories = {
  'a text with a placeholder and no value': [
    meta.story({ render: () => <TextWithAHole /> }),
    /deposit\.amount_help without \{limit\}: “.*Det er resten af din \.”/,
  ],
  'a control without a name': [meta.story({ render: () => <button type="button" /> }), /button-name/],
  'text with low contrast': [
    meta.story({
      render: () => (
        <>
          <style
            href="red-normal"
            precedence="story"
          >{`[data-brand='nordlys'][data-contrast='normal'] #faint-normal { color: #777; background: #666 }`}</style>
          <p id="faint-normal">Svag tekst</p>
        </>
      ),
    }),
    /color-contrast/,
  ],
  'a value with low contrast in another brand only': [
    meta.story({
      render: () => (
        <>
          <style href="red-value" precedence="story">{`[data-brand='strand'] #faint-value { color: #777; background: #666 }`}</style>
          <input id="faint-value" aria-label="Beløb" defaultValue="100,00" />
        </>
      ),
    }),
    /Low contrast in strand, contrast normal/,
  ],
  'text with low contrast in high contrast mode only': [
    meta.story({
      render: () => (
        <>
          <style href="red" precedence="story">{`[data-contrast='more'] #faint { color: #777; background: #666 }`}</style>
          <p id="faint">Svag tekst</p>
        </>
      ),
    }),
    /Low contrast in nordlys, contrast more/,
  ],
  'text without the stricter contrast of high contrast, in a story that is run in it': [
    meta.story({ globals: { contrast: 'more' }, render: () => <p style={{ color: '#767676', background: '#fff' }}>Svag tekst</p> }),
    /Low contrast in nordlys, contrast more/,
  ],
  'a duplicate id': [
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
  'a label without its control': [meta.story({ render: () => <label htmlFor="nowhere">Beløb</label> }), /nowhere/],
  'a reference to a missing id': [meta.story({ render: () => <p aria-describedby="nowhere">Beløb</p> }), /no-missing-references.*nowhere/],
  'a paragraph in a paragraph': [
    meta.story({
      // built with DOM calls: React reports it too, but only on the console
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
  'a fixed element wider than a phone': [
    meta.story({ render: () => <p style={{ position: 'fixed', inlineSize: '30rem' }}>Bredere end en telefon</p> }),
    /At 320 px/,
  ],
  'a story that sends a request': [meta.story({ play: () => void fetch('/api/menu') }), /\/api\/menu/],
  'text in a font of the machine': [
    meta.story({ render: () => <p style={{ fontFamily: 'monospace' }}>a1b2c3</p> }),
    /font of the machine[\s\S]*a1b2c3/,
  ],
  'a character that the fonts lack': [meta.story({ args: { children: <p>Vundet ★</p> } }), /font of the machine[\s\S]*Vundet ★/],
  'generated text in a font of the machine': [
    meta.story({
      render: () => (
        <>
          <style href="red-tick" precedence="story">{`#tick::before { content: '✓' }`}</style>
          <p id="tick">Bestået</p>
        </>
      ),
    }),
    /font of the machine[\s\S]*::before/,
  ],
  'a field in a font of the machine': [
    meta.story({ render: () => <input aria-label="Kode" style={{ fontFamily: 'monospace' }} defaultValue="x7y8" /> }),
    /font of the machine[\s\S]*x7y8/,
  ],
  'the name of another brand': [
    meta.story({ render: (_, { globals }) => <Heading level={2}>{globals.theme === 'nordlys' ? 'Strand' : 'Nordlys'}</Heading> }),
    /names the brand/,
  ],
  'the address of another brand': [
    meta.story({ render: (_, { globals }) => <p>hjaelp@{globals.theme === 'nordlys' ? 'strand' : 'nordlys'}.example</p> }),
    /names the brand/,
  ],
  'a control that is invisible with forced colours': [
    meta.story({
      render: () => (
        <button
          type="button"
          aria-label="Luk"
          style={{ appearance: 'none', border: 0, inlineSize: 44, blockSize: 44, background: 'teal' }}
        />
      ),
    }),
    /is invisible/,
  ],
  'a state shown by colour only': [
    meta.story({
      render: () => (
        <button type="button" aria-pressed style={{ appearance: 'none', border: '1px solid' }}>
          Valgt
        </button>
      ),
    }),
    /looks the same as unselected/,
  ],
  'a selected style that replaces the focus ring': [
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
    /shows no focus ring/,
  ],
} as const

it.for(Object.entries(failingStories))('fails %s', async ([, [story, message]]) => {
  await expect(story.run()).rejects.toThrow(message)
})
