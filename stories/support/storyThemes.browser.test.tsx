import { Button } from '@casino/design-system'
import { usePageContext } from '@casino/features/content/PageContext'
import { useButtonProps } from '@casino/features/content/useButtonProps'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { editsKey, saveEdits, type ThemeResponses } from './editedThemes.ts'
import { StoryProviders } from './StoryProviders.tsx'
import { seededResponses } from './storyThemes.ts'
import { initialGlobals, type ThemeSource } from './toolbars.ts'

function ThemedPage() {
  const { forms } = usePageContext()
  const getProps = useButtonProps()
  return (
    <>
      <Button {...getProps('login')} />
      <p>{forms.contact?.flatMap(({ fields }) => fields.map(({ name }) => name)).join(' ')}</p>
    </>
  )
}
const page = (themes: ThemeSource) => (
  <StoryProviders toolbars={{ ...initialGlobals, themes }} inDocs={false} path="/" page={{}} calls={{}}>
    <ThemedPage />
  </StoryProviders>
)
const edits = (bg: string): ThemeResponses => ({
  ...seededResponses,
  button: { ...seededResponses.button, login: { text: 'btn.try_free', colors: { rest: { bg, text: '#ffffff' } } } },
  form: { ...seededResponses.form, forms: { contact: { fields: [{ name: 'message' }, { name: 'email' }] } } },
})
const backgroundOf = (container: Element) => {
  const button = container.querySelector('button')
  return button && getComputedStyle(button).backgroundColor
}

afterEach(() => window.localStorage.removeItem(editsKey))

it('a story has the seed’s themes, texts and forms, or those of the workbench', async () => {
  saveEdits(editsKey, seededResponses, edits('#0b5d3b'))
  const { container, rerender } = await render(page('seed'))
  await expect.poll(() => container.textContent).toMatch(/^Log ind(?!.*message.*email$)/)
  expect(backgroundOf(container)).not.toBe('rgb(11, 93, 59)')
  await rerender(page('edits'))
  await expect.poll(() => backgroundOf(container)).toBe('rgb(11, 93, 59)')
  expect(container.textContent).toMatch(/^Prøv gratis.*message.*email$/)
})

it('a story follows edits of this window when it renders again, and those of another at once', async () => {
  saveEdits(editsKey, seededResponses, edits('#0b5d3b'))
  const { container, rerender } = await render(page('edits'))
  await expect.poll(() => backgroundOf(container)).toBe('rgb(11, 93, 59)')
  saveEdits(editsKey, seededResponses, edits('#1d3f8f'))
  await rerender(page('edits'))
  await expect.poll(() => backgroundOf(container)).toBe('rgb(29, 63, 143)')
  saveEdits(editsKey, seededResponses, edits('#222222'))
  window.dispatchEvent(new StorageEvent('storage', { key: editsKey }))
  await expect.poll(() => backgroundOf(container)).toBe('rgb(34, 34, 34)')
})
