import { builtInForms } from '@casino/features/forms/formRegistries'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parseLayer, propertyValue, walk } from '../../app/scripts/lib/conventions/sourceTree.ts'
import { buttonPlaces, formScreens, inputScreens, type SiteScreen } from './themePlaces.ts'

const kebab = (text: string) =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** Storybook ids of the stories in a file: its id, else its title, and the names of its exports. */
function storyIdsOf(file: ts.SourceFile): string[] {
  let title = ''
  const exported: string[] = []
  walk(file, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'preview.meta') {
      const value = propertyValue(node.arguments[0], 'id') ?? propertyValue(node.arguments[0], 'title')
      if (value && ts.isStringLiteral(value)) title = value.text
    }
    if (ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      exported.push(...node.declarationList.declarations.map(({ name }) => name.getText()))
  })
  return exported.map((name) => `${kebab(title)}--${kebab(name)}`)
}

const stories = new Set(
  parseLayer('stories')
    .filter(({ fileName }) => fileName.endsWith('.stories.tsx'))
    .flatMap(storyIdsOf),
)

it('every screen of a theme is a story', () => {
  const forms: readonly Readonly<Record<string, SiteScreen>>[] = Object.values(formScreens)
  const screens = [
    ...Object.values(buttonPlaces).map(({ screen }) => screen),
    ...Object.values(inputScreens),
    ...forms.flatMap((form) => Object.values(form)),
  ]
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.map(({ story }) => story).filter((story) => !stories.has(story))).toEqual([])
})

it('every form section with a screen has a themed field', () => {
  const forms: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, { theme?: string }>>>>>> = builtInForms
  const unthemed = Object.entries<Readonly<Record<string, SiteScreen>>>(formScreens).flatMap(([form, screens]) =>
    Object.keys(screens)
      .filter((section) => !Object.values(forms[form]?.[section] ?? {}).some(({ theme }) => theme))
      .map((section) => `${form}.${section}`),
  )
  expect(unthemed).toEqual([])
})
