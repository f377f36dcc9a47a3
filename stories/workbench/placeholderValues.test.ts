import { buttonDefaults } from '@casino/features/content/buttonDefaults'
import { textCatalogue } from '@casino/features/content/texts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { missingValues } from '../support/textValues.ts'
import { resolveResponses } from './model.ts'
import { placeholderValues } from './placeholderValues.ts'
import { defaultTextsOf, placeOf } from './themeUsages.ts'

const messages = new Map<string, ReturnType<typeof compileMessage>>(
  Object.entries(textCatalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, compileMessage(text)] as const),
  ),
)
type TextKeys = readonly (string | null | undefined)[]
const holes = (keys: TextKeys) =>
  keys.flatMap((key) => missingValues(messages.get(key ?? '') ?? [], placeholderValues).map((name) => `${key} {${name}}`))

it('every text of a button in the workbench has its values', () => {
  const keys = Object.keys(buttonDefaults).flatMap((name): TextKeys => {
    const { text, loadingText } = defaultTextsOf(name)
    return [text, loadingText, placeOf(name)?.text]
  })
  expect(holes(keys)).toEqual([])
})

it('every text of a form in the workbench has its values', () => {
  const { forms } = resolveResponses({ button: buttonThemes, input: {}, form: layouts })
  const keys: TextKeys[number][] = []
  for (const sections of Object.values(forms))
    for (const { fields } of sections) for (const { label, placeholder, help } of fields) keys.push(label, placeholder, help)
  expect(keys).toContain('deposit.amount_help')
  expect(holes(keys)).toEqual([])
})
