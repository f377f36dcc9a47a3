import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesIn = (folder: string): string[] => readdirSync(join(root, folder)).map((file) => join(folder, file))

/** Every file with sentences that a player reads. */
const files = [
  ...filesIn('features/content/texts/da'),
  ...['campaigns', 'landing', 'news', 'pages'].flatMap((folder) => filesIn(`app/platform/seed/${folder}`)),
  ...['home', 'pages', 'footer', 'layouts', 'seo', 'bonuses', 'campaigns', 'landing', 'news', 'popups'].map(
    (name) => `app/platform/seed/${name}.json`,
  ),
  'app/games/frame/texts.json',
  'app/platform/pages/texts.json',
]

/** The wrong word, and the one word that this site has for the thing. */
const words: readonly [wrong: RegExp, right: string][] = [
  [/\bom(sætte|sætning|sættes|sat)\b|spille[rts]* (?:\S+ )?igennem\b/i, 'gennemspille'],
  [/gevinst[^.<"\n]*gennemspil|gennemspil[^.<"\n]*gevinst/i, 'satse for et fast beløb: ingen gevinst skal gennemspilles'],
  [/udsving/i, 'volatilitet'],
  [/(dagens|ugens|månedens) grænse|grænse pr\. (dag|uge|måned)/i, 'dagsgrænse, ugegrænse, månedsgrænse'],
  [/alle tider er/i, 'tidspunkt'],
  [/henvisning til support|"reference: /i, 'Referencenummer'],
  [/skift grænse/i, 'Ret grænse'],
  [/"pause \d/i, 'Hold pause'],
  [/\bhæve(s| )/i, 'udbetale'],
  [/kontakt os|kontakt (vores )?support/i, 'skriv til os'],
]
/** Ages, amounts, spin gaps and opening hours: configuration can change them, and texts name them in braces. */
const figures = /fyldt \d+|\b\d+\+|[\d.,]+ kr\.|\d+ sekund|\d+ (spins|gange)\b|kl\. \d+–\d+|(tilmelding).*\d+ minutter/i
/** What no configuration changes: the bounds of a limit, the smallest amount of the currency, the rules of a game, the facts of a test person, and the mark of the law. */
const constants = [
  'fra 1 kr. til 1.000.000 kr.',
  'over 0 kr.',
  'grænse er 0 kr.',
  'et gemt kort og 1.250,00 kr.',
  'Fyldt 18, men for ung',
  'ét tal betaler 36 gange indsatsen, på to tal 18 gange, på tre 12 gange, på fire 9 gange og på seks 6 gange',
  'blackjack 2,5 gange',
  'Uafgjort betaler 9 gange',
  'Ens kort betaler 16 gange indsatsen, og Samme kulør betaler 4 gange',
  'giver over meget lang tid 96 kr. tilbage for hver 100 kr., der bliver satset',
  '<td>35 gange indsatsen</td>',
  '<td>2 gange indsatsen</td>',
  '18+',
]

describe('player texts', () => {
  it.each(files)('%s uses one word per thing', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const wrong = words.flatMap(([pattern, right]) => (pattern.test(text) ? [`${pattern.exec(text)?.[0]} → ${right}`] : []))
    expect(wrong).toEqual([])
  })

  it.each(files)('%s writes no figure that configuration can change', (file) => {
    const text = constants.reduce((rest, constant) => rest.replaceAll(constant, ''), readFileSync(join(root, file), 'utf8'))
    expect(figures.exec(text)?.[0]).toBeUndefined()
  })
})
