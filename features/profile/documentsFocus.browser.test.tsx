import { useReducer, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
const uploader = (props: UploaderProps) => (
  <PageContextProvider value={context}>
    <Uploader {...props} />
  </PageContextProvider>
)
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('li button')]
const named = (text: string) => [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(text))
/** Activates a button by keyboard, as a browser does: it has the focus first. */
async function press(button: HTMLElement | undefined): Promise<void> {
  button?.focus()
  button?.click()
}

it('moves the focus from a removed file to the next one, and from the last to the button that chooses files', async () => {
  await render(uploader({ upload: uploadOf({ a: ready, b: received, c: ready, d: ready }) }))
  const [, second, third] = buttons()
  await press(buttons()[0])
  expect(document.activeElement).toBe(second)
  await press(second)
  expect(document.activeElement).toBe(third)
  await press(third)
  expect(document.activeElement).toBe(named('profile.documents_choose'))
})

it('keeps the focus on the button that sends, and moves it to the results', async () => {
  const { container, rerender } = await render(uploader({ upload: uploadOf({ a: ready }) }))
  const send = named('profile.documents_send')
  await press(send)
  await rerender(uploader({ upload: uploadOf({ a: { type: 'sending', sent: 0 } }), busy: true }))
  expect(document.activeElement).toBe(send)
  await rerender(uploader({ upload: uploadOf({ a: received }) }))
  expect(document.activeElement).toBe(container.querySelector('section'))
})

it('moves the focus from the retry button of a file to its progress', async () => {
  const { rerender } = await render(uploader({ upload: uploadOf({ a: { type: 'failed', message: 'Prøv igen.' } }) }))
  await press(buttons()[0])
  expect(onSend).toHaveBeenLastCalledWith('a')
  await rerender(uploader({ upload: uploadOf({ a: { type: 'sending', sent: 0 } }), busy: true }))
  expect(document.activeElement).toBe(named('profile.documents_send'))
})

it('is as wide as any form, so that a file and the button that removes it stand together', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(uploader({ upload: uploadOf({ a: ready }) }))
  expect(container.clientWidth).toBeGreaterThan(1000)
  for (const part of container.querySelectorAll('select, ul')) expect(part.clientWidth).toBeLessThan(450)
})

it('says that the type is missing, at its focused field', async () => {
  onSend.mockClear()
  const { container } = await render(uploader({ upload: uploadOf({ a: ready }), type: '' }))
  await press(named('profile.documents_send'))
  const select = container.querySelector('select')
  expect(document.activeElement).toBe(select)
  expect(select?.getAttribute('aria-invalid')).toBe('true')
  expect(container.textContent).toContain('profile.documents_type_required')
  expect(onSend).not.toHaveBeenCalled()
})
