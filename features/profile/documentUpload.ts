import type { ErrorCode } from '../api/errors.ts'
import { maxFileBytes, maxFilesPerUpload, maxNameLength, pictureTypes } from './constants.ts'

/** Why a file is not sent. The site server decides by its bytes; this spares the player the wait. */
export type FileProblem = 'empty' | 'too_large' | 'not_picture' | 'name_too_long'

export type FileState =
  | { type: 'ready' }
  | { type: 'refused'; problem: FileProblem }
  /** `sent`: fraction, 0 to 1. */
  | { type: 'sending'; sent: number }
  | { type: 'received' }
  /** `message`: Danish sentence. */
  | { type: 'failed'; message: string }
  /** The site server has read the file and will never take it. */
  | { type: 'rejected'; message: string }

/** A file that the player has chosen. Its id is the idempotency key of its request, also when it is sent again. */
export interface ChosenFile {
  id: string
  file: File
  state: FileState
}

/** Files that are sent together. */
export interface DocumentUpload {
  uploadId: string
  files: readonly ChosenFile[]
  /** The latest choice was more than can be sent at a time; none of it was taken. */
  tooMany: boolean
}

export type DocumentUploadEvent =
  /** `ids`: one for each file; `uploadId`: of the next upload, if this choice begins one. */
  | { type: 'chosen'; files: readonly File[]; ids: readonly string[]; uploadId: string }
  | { type: 'removed'; id: string }
  | { type: 'progressed'; id: string; sent: number }
  | { type: 'received'; id: string }
  | { type: 'failed'; id: string; error: { code: ErrorCode; message: string } }

/** Answers that the same file gets each time. */
const unusableFile: readonly ErrorCode[] = [
  'ERR_DOCUMENT_EMPTY',
  'ERR_DOCUMENT_TYPE',
  'ERR_DOCUMENT_SIZE',
  'ERR_DOCUMENT_PIXELS',
  'ERR_DOCUMENT_UNREADABLE',
]

export const noFiles: DocumentUpload = { uploadId: '', files: [], tooMany: false }

/** Reducer of an upload. Files that are done make room: the next choice begins a new upload. */
export function nextUpload(upload: DocumentUpload, event: DocumentUploadEvent): DocumentUpload {
  switch (event.type) {
    case 'chosen':
      return chooseFiles(upload, event)
    case 'removed':
      return { ...upload, tooMany: false, files: upload.files.filter(({ id, state }) => id !== event.id || state.type === 'sending') }
    case 'progressed':
      return withState(upload, event.id, { type: 'sending', sent: event.sent })
    case 'received':
      return withState(upload, event.id, { type: 'received' })
    case 'failed':
      return withState(upload, event.id, {
        type: unusableFile.includes(event.error.code) ? 'rejected' : 'failed',
        message: event.error.message,
      })
  }
}

function chooseFiles(upload: DocumentUpload, { files, ids, uploadId }: Extract<DocumentUploadEvent, { type: 'chosen' }>): DocumentUpload {
  if (files.length === 0) return upload
  const open = upload.files.every(isDone) ? { ...noFiles, uploadId } : upload
  if (open.files.length + files.length > maxFilesPerUpload) return { ...upload, tooMany: true }
  const chosen = files.map((file, index): ChosenFile => ({ id: ids[index] ?? '', file, state: initialState(file) }))
  return { ...open, files: [...open.files, ...chosen], tooMany: false }
}

const isDone = ({ state }: ChosenFile): boolean => state.type === 'received' || state.type === 'refused' || state.type === 'rejected'

function initialState(file: File): FileState {
  const problem = findProblem(file)
  return problem ? { type: 'refused', problem } : { type: 'ready' }
}

/** Other names of the types, by some browsers and systems; some tell none. The server decides by the bytes. */
const pictureTypeNames = ['image/jpg', 'image/pjpeg', 'image/x-png'] as const

function findProblem({ name, size, type }: File): FileProblem | null {
  if (name.length > maxNameLength) return 'name_too_long'
  if (type !== '' && ![...pictureTypes, ...pictureTypeNames].some((accepted) => accepted === type)) return 'not_picture'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'too_large' : null
}

const withState = (upload: DocumentUpload, id: string, state: FileState): DocumentUpload => ({
  ...upload,
  files: upload.files.map((chosen) => (chosen.id === id && chosen.state.type !== 'received' ? { ...chosen, state } : chosen)),
})

/** Files that wait to be sent: new ones, and failed ones. */
export const sendableFiles = ({ files }: DocumentUpload): readonly ChosenFile[] =>
  files.filter(({ state }) => state.type === 'ready' || state.type === 'failed')
