import { describe, expect, it } from 'vitest'
import { maxFileBytes, maxFilesPerUpload, maxNameLength } from './constants.ts'
import { type DocumentUpload, type DocumentUploadEvent, nextUpload, noFiles, sendableFiles } from './documentUpload.ts'

const picture = (name = 'pas.jpg', size = 5, type = 'image/jpeg') => new File([new Uint8Array(size)], name, { type })
const choose = (...files: readonly File[]): DocumentUploadEvent => ({
  type: 'chosen',
  files,
  ids: files.map(({ name }) => name),
  uploadId: `upload of ${files[0]?.name}`,
})
const apply = (...events: readonly DocumentUploadEvent[]) => events.reduce(nextUpload, noFiles)
const names = (count: number, prefix = 'a') => Array.from({ length: count }, (_, index) => picture(`${prefix}${index}.jpg`))
const states = ({ files }: DocumentUpload) => files.map(({ id, state }) => [id, state.type])

describe('choosing files', () => {
  it('begins an upload and adds to it', () => {
    const upload = apply(choose(picture('a.jpg')), choose(picture('b.png', 5, 'image/png')))
    expect(upload).toMatchObject({ uploadId: 'upload of a.jpg', tooMany: false })
    expect(states(upload)).toEqual([
      ['a.jpg', 'ready'],
      ['b.png', 'ready'],
    ])
  })

  it('takes none of more files than can be sent at a time', () => {
    const five = apply(choose(...names(maxFilesPerUpload + 1)))
    expect(five).toEqual({ ...noFiles, tooMany: true })
    const twoMore = nextUpload(apply(choose(...names(3))), choose(...names(2, 'b')))
    expect([twoMore.files.length, twoMore.tooMany]).toEqual([3, true])
    expect(nextUpload(twoMore, { type: 'removed', id: 'a0.jpg' }).tooMany).toBe(false)
    expect(nextUpload(twoMore, choose(picture('c.jpg')))).toMatchObject({ tooMany: false, files: { length: 4 } })
  })

  it('begins a new upload when nothing of the last one waits', () => {
    const sent = nextUpload(apply(choose(...names(3), picture('tom.jpg', 0))), { type: 'received', id: 'a0.jpg' })
    expect(nextUpload(sent, choose(picture('b.jpg')))).toMatchObject({ tooMany: true, uploadId: 'upload of a0.jpg' })
    const done = ['a1.jpg', 'a2.jpg'].reduce((upload, id) => nextUpload(upload, { type: 'received', id }), sent)
    expect(nextUpload(done, choose(picture('b.jpg')))).toMatchObject({ uploadId: 'upload of b.jpg', files: [{ id: 'b.jpg' }] })
  })

  it('is nothing when the dialog is closed without a file', () => {
    const upload = apply(choose(picture()))
    expect(nextUpload(upload, choose())).toBe(upload)
  })
})

describe('a file is refused before it is sent', () => {
  it.each([
    ['empty', picture('tom.jpg', 0)],
    ['too_large', picture('stor.jpg', maxFileBytes + 1)],
    ['not_picture', picture('pas.pdf', 5, 'application/pdf')],
    ['not_picture', picture('pas.svg', 5, 'image/svg+xml')],
    ['name_too_long', picture(`${'a'.repeat(maxNameLength)}.jpg`)],
  ])('%s', (problem, file) => {
    const upload = apply(choose(file))
    expect(upload.files[0]?.state).toEqual({ type: 'refused', problem })
    expect(sendableFiles(upload)).toEqual([])
  })

  it('at the limits it is not', () => {
    const name = 'a'.repeat(maxNameLength - 4)
    expect(
      apply(choose(picture(`${name}.jpg`, maxFileBytes), picture('b.webp', 1, 'image/webp'))).files.map(({ state }) => state.type),
    ).toEqual(['ready', 'ready'])
  })
})

describe('sending', () => {
  const chosen = apply(choose(...names(2)))

  it('follows each file by itself', () => {
    const upload = [
      { type: 'progressed', id: 'a0.jpg', sent: 0.5 },
      { type: 'failed', id: 'a1.jpg', error: { code: 'ERR_NETWORK', message: 'Du er offline.' } },
    ].reduce((before, event) => nextUpload(before, event as DocumentUploadEvent), chosen) // the literals above
    expect(upload.files.map(({ state }) => state)).toEqual([
      { type: 'sending', sent: 0.5 },
      { type: 'failed', message: 'Du er offline.' },
    ])
    expect(sendableFiles(upload).map(({ id }) => id)).toEqual(['a1.jpg'])
    expect(states(nextUpload(upload, { type: 'removed', id: 'a0.jpg' }))).toHaveLength(2)
    expect(states(nextUpload(upload, { type: 'removed', id: 'a1.jpg' }))).toEqual([['a0.jpg', 'sending']])
  })

  it.each(['ERR_DOCUMENT_EMPTY', 'ERR_DOCUMENT_TYPE', 'ERR_DOCUMENT_SIZE', 'ERR_DOCUMENT_PIXELS', 'ERR_DOCUMENT_UNREADABLE'] as const)(
    '%s is final: the file is not sent again',
    (code) => {
      const upload = nextUpload(apply(choose(picture('a.jpg'))), { type: 'failed', id: 'a.jpg', error: { code, message: 'Tag et nyt.' } })
      expect(upload.files[0]?.state).toEqual({ type: 'rejected', message: 'Tag et nyt.' })
      expect(sendableFiles(upload)).toEqual([])
    },
  )

  it('keeps a received file received on any late event', () => {
    const received = nextUpload(chosen, { type: 'received', id: 'a0.jpg' })
    expect(states(nextUpload(received, { type: 'progressed', id: 'a0.jpg', sent: 1 }))[0]).toEqual(['a0.jpg', 'received'])
    expect(sendableFiles(received).map(({ id }) => id)).toEqual(['a1.jpg'])
  })
})

it.each(['', 'image/jpg', 'image/pjpeg', 'image/x-png'])(
  'takes a picture whose type is told as „%s“: the server decides by its bytes',
  (type) => {
    expect(states(apply(choose(picture('pas.jpg', 5, type))))).toEqual([['pas.jpg', 'ready']])
  },
)
