import { DocumentsSection } from '@casino/features/profile/DocumentsSection'
import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'
import { pictureFile } from '../../support/pictureFile.ts'
import { documentsArgs, documentsInEachStatus } from './documentsArgs.ts'

type Uploader = ComponentProps<typeof DocumentsSection>['uploader']
type FileState = Uploader['upload']['files'][number]['state']

const { uploader } = documentsArgs
const withFiles = (states: Readonly<Record<string, FileState>>, changed: Partial<Uploader> = {}) => ({
  uploader: {
    ...uploader,
    documentType: 'identity',
    upload: {
      uploadId: 'u',
      tooMany: false,
      files: Object.entries(states).map(([name, state]) => ({ id: name, file: pictureFile(name), state })),
    },
    ...changed,
  },
})
const drawn = (count: number) => (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelectorAll('canvas[data-drawn]')).toHaveLength(count))

const meta = preview.meta({
  title: 'Features/Profile/Documents',
  component: DocumentsSection,
  args: documentsArgs,
})

/** By keyboard: the type, then the button that opens the system's dialog. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const type = canvas.getByRole('combobox', { name: 'Dokumenttype' })
    await userEvent.tab()
    await expect(type).toHaveFocus()
    await userEvent.selectOptions(type, 'Bevis for adresse')
    await expect(args.uploader.onType).toHaveBeenCalledWith('address')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Vælg filer' })).toHaveFocus()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    await userEvent.upload(input, [pictureFile('pas.png')])
    await expect(args.uploader.onChoose).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Send dokumenter' })).toBeNull()
  },
})
export const FilesChosen = meta.story({
  args: withFiles({ 'forside.png': { type: 'ready' }, 'bagside.png': { type: 'ready' } }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await drawn(2)(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern bagside.png' }))
    await expect(args.uploader.onRemove).toHaveBeenCalledWith('bagside.png')
    await userEvent.click(canvas.getByRole('button', { name: 'Send dokumenter' }))
    await expect(args.uploader.onSend).toHaveBeenCalledWith()
  },
})
/** The button says what is missing, instead of being disabled. */
export const TypeMissing = meta.story({
  args: withFiles({ 'pas.png': { type: 'ready' } }, { documentType: '' }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await drawn(1)(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send dokumenter' }))
    const type = canvas.getByRole('combobox', { name: 'Dokumenttype' })
    await expect(type).toHaveFocus()
    await expect(type).toHaveAccessibleDescription(/Vælg en dokumenttype/)
    await expect(args.uploader.onSend).not.toHaveBeenCalled()
  },
})
export const Sending = meta.story({
  args: withFiles(
    { 'forside.png': { type: 'received' }, 'bagside.png': { type: 'sending', sent: 0.4 }, 'side-3.png': { type: 'ready' } },
    { busy: true },
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(3)(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'Sender bagside.png' })).toHaveAttribute('aria-valuetext', '40 %')
    await expect(canvas.queryByRole('button', { name: 'Fjern side-3.png' })).toBeNull()
  },
})
/** One file was received, one was not: only that one is sent again. */
export const OneFailed = meta.story({
  args: withFiles({
    'forside.png': { type: 'received' },
    'bagside.png': { type: 'failed', message: playerErrorText('ERR_UPSTREAM') },
  }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await drawn(2)(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.uploader.onSend).toHaveBeenCalledWith('bagside.png')
    await expect(canvas.getByRole('combobox', { name: 'Dokumenttype' })).toBeDisabled()
  },
})
/** A file that the server could not read is removed, not sent again. */
export const Unreadable = meta.story({
  args: withFiles({ 'bagside.png': { type: 'rejected', message: playerErrorText('ERR_DOCUMENT_UNREADABLE') } }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await drawn(1)(canvasElement)
    await expect(canvas.getByText('Billedet kan ikke åbnes. Tag et nyt, og send det.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Prøv igen' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Dokumenttype' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern bagside.png' }))
    await expect(args.uploader.onRemove).toHaveBeenCalledWith('bagside.png')
  },
})
/** Refused before anything is sent, each with its sentence. */
export const FilesRefused = meta.story({
  args: withFiles({
    'tom.jpg': { type: 'refused', problem: 'empty' },
    'stor.jpg': { type: 'refused', problem: 'too_large' },
    'regning.pdf': { type: 'refused', problem: 'not_picture' },
    [`${'a'.repeat(196)}.jpg`]: { type: 'refused', problem: 'name_too_long' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await drawn(4)(canvasElement)
    for (const sentence of [
      'Filen er tom. Vælg en anden.',
      'Filen fylder mere end 10 MB. Vælg en mindre.',
      'Vi kan kun modtage billeder som JPG, PNG eller WebP. Tag et billede af dokumentet.',
      'Filens navn er for langt. Giv den et navn på højst 100 tegn.',
    ])
      await expect(
        canvas.getByText((_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === sentence, { selector: 'span' }),
      ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send dokumenter' })).toBeNull()
  },
})
export const TooManyFiles = meta.story({
  args: { uploader: { ...uploader, upload: { ...uploader.upload, tooMany: true } } },
  play: async ({ canvas }) => expect(canvas.getByText(/Vælg højst 4 filer ad gangen/)).toBeVisible(),
})
export const AllReceived = meta.story({
  args: { ...withFiles({ 'pas.png': { type: 'received' } }), data: { type: 'ready', value: documentsInEachStatus.slice(0, 1) } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(1)(canvasElement)
    await expect(canvas.getByText('Vi har modtaget dine dokumenter. Du kan følge dem her.')).toBeVisible()
  },
})
export const EachStatus = meta.story({
  args: { data: { type: 'ready', value: documentsInEachStatus } },
  play: async ({ canvas }) => {
    for (const status of ['Modtaget', 'Bliver gennemgået', 'Godkendt', 'Afvist']) await expect(canvas.getAllByText(status)[0]).toBeVisible()
    await expect(canvas.getByText('Datoen på regningen kan ikke læses.')).toBeVisible()
  },
})
export const NoDocuments = meta.story({ args: { data: { type: 'ready', value: [] } } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const LoadFailed = meta.story({
  args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
