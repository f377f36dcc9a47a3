import { buttonDefaults } from '@casino/features/content/buttonDefaults'
import { type FormName, type FormRegistries, resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { themedInputs } from '@casino/features/forms/themedInputs'
import { describe, expect, it } from 'vitest'
import { readPlatformJson } from '../platform/core/paths.ts'
import { parseLayer, parseSource } from '../scripts/lib/conventions/sourceTree.ts'
import { findUsedThemes } from './usedThemes.ts'

const screens = parseLayer('features').filter(({ fileName }) => !/\.test\.tsx?$/.test(fileName))
const used = findUsedThemes(screens)
const seed = (file: string) => readPlatformJson('seed', `${file}.json`) as Record<string, unknown> // every seed file is an object

describe('names of themes', () => {
  it('the seed contains every button used by a screen, and no other', () => {
    expect(used.buttons).toEqual(Object.keys(buttonDefaults).sort())
    expect(Object.keys(seed('button-themes')).sort()).toEqual(used.buttons)
  })

  it('every button of a screen has a name', () => {
    expect(used.unnamed).toEqual([])
  })

  it('the seed contains every input used by a screen or a form, and no other', () => {
    expect(used.inputs).toEqual(Object.keys(themedInputs).sort())
    const forms = [seed('layouts').forms, undefined].flatMap((raw) =>
      Object.values<FormRegistries[FormName]>(resolveFormRegistries(raw, () => true).forms),
    )
    const laidOut = forms.flatMap((form) => form.flatMap(({ fields }) => fields.flatMap(({ theme }) => theme ?? [])))
    expect(Object.keys(seed('input-themes')).sort()).toEqual([...new Set([...used.inputs, ...laidOut])].sort())
  })

  it('the seed uses the default button texts, so that a page payload contains none twice', () => {
    for (const [name, words] of Object.entries(buttonDefaults)) expect(seed('button-themes')[name], name).toMatchObject(words)
  })
})

it('a name is read from a call and from a variable, and a button without one is found', () => {
  const screen = `
    const themed = button('identity', { loading })
    const item = useButtonProps()('logout')
    export const Screen = () => (
      <Form>
        <Button {...button('limitSave')} size="lg" />
        <Button {...themed} />
        <SelectField theme="filter" />
        {/* <Button {...button('commentedOut')} /> */}
        <Button {...other} />
        <Button>Gem</Button>
      </Form>
    )`
  const { buttons, inputs, unnamed } = findUsedThemes([parseSource('Screen.tsx', screen)])
  expect(buttons).toEqual(['identity', 'limitSave', 'logout'])
  expect(inputs).toEqual(['filter'])
  expect(unnamed.map(({ line }) => line)).toEqual([10, 11])
})
