import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act, useReducer, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { DocumentUploader } from './DocumentUploader.tsx'
import { type DocumentUpload, type FileState, nextUpload } from './documentUpload.ts'

const context = { buttonThemes: {} } as PageContextValue // the uploader reads nothing else
const uploadOf = (states: Readonly<Record<string, FileState>>): DocumentUpload => ({
  uploadId: 'u',
  tooMany: false,
  files: Object.entries(states).map(([id, state]) => ({ id, file: new File(['x'], id), state })),
})
const ready: FileState = { type: 'ready' }
const received: FileState = { type: 'received' }

const root = createTestRoot()
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))
const onSend = vi.fn()
interface UploaderProps {
  upload: DocumentUpload
  busy?: boolean
  type?: string
}
/** An uploader whose files are removed, and whose type is chosen. */
function Uploader({ upload: initial, busy = false, type = 'identity' }: UploaderProps) {
  const [removed, remove] = useReducer((ids: readonly string[], id: string) => [...ids, id], [])
  const [documentType, setDocumentType] = useState(type)
  const upload = removed.reduce((current, id) => nextUpload(current, { type: 'removed', id }), initial)
  return (
    <DocumentUploader
      types={[{ id: 'identity', title: 'Pas' }]}
      documentType={documentType}
      upload={upload}
      busy={busy}
      onType={setDocumentType}
      onChoose={vi.fn()}
      onRemove={remove}
      onSend={onSend}
    />
  )
}
const render = (props: UploaderProps) =>
  root.render(
    <PageContextProvider value={context}>
      <Uploader {...props} />
    </PageContextProvider>,
  )
const buttons = () => [...root.element.querySelectorAll<HTMLButtonElement>('li button')]
const named = (text: string) => [...root.element.querySelectorAll('button')].find((button) => button.textContent?.includes(text))
/** Activates a button by keyboard, as a browser does: it has the focus first. */
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus()
    button?.click()
  })

it('moves the focus from a removed file to the next one, and from the last to the button that chooses files', async () => {
  await render({ upload: uploadOf({ a: ready, b: received, c: ready, d: ready }) })
  const [, second, third] = buttons()
  await press(buttons()[0])
  expect(document.activeElement).toBe(second)
  await press(second)
  expect(document.activeElement).toBe(third)
  await press(third)
  expect(document.activeElement).toBe(named('profile.documents_choose'))
})

it('keeps the focus on the button that sends, and moves it to the results', async () => {
  await render({ upload: uploadOf({ a: ready }) })
  const send = named('profile.documents_send')
  await press(send)
  await render({ upload: uploadOf({ a: { type: 'sending', sent: 0 } }), busy: true })
  expect(document.activeElement).toBe(send)
  await render({ upload: uploadOf({ a: received }) })
  expect(document.activeElement).toBe(root.element.querySelector('section'))
})

it('moves the focus from the retry button of a file to its progress', async () => {
  await render({ upload: uploadOf({ a: { type: 'failed', message: 'Prøv igen.' } }) })
  await press(buttons()[0])
  expect(onSend).toHaveBeenLastCalledWith('a')
  await render({ upload: uploadOf({ a: { type: 'sending', sent: 0 } }), busy: true })
  expect(document.activeElement).toBe(named('profile.documents_send'))
})

it('is as wide as any form, so that a file and the button that removes it stand together', async () => {
  await page.viewport(1280, 800)
  await render({ upload: uploadOf({ a: ready }) })
  expect(root.element.clientWidth).toBeGreaterThan(1000)
  for (const part of root.element.querySelectorAll('select, ul')) expect(part.clientWidth).toBeLessThan(450)
})

it('says that the type is missing, at its focused field', async () => {
  onSend.mockClear()
  await render({ upload: uploadOf({ a: ready }), type: '' })
  await press(named('profile.documents_send'))
  const select = root.element.querySelector('select')
  expect(document.activeElement).toBe(select)
  expect(select?.getAttribute('aria-invalid')).toBe('true')
  expect(root.element.textContent).toContain('profile.documents_type_required')
  expect(onSend).not.toHaveBeenCalled()
})
