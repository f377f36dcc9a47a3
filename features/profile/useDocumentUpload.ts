import { useEffect, useReducer, useRef, useState } from 'react'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import { settleCall } from '../api/settleCall.ts'
import { uploadFile } from '../api/uploadFile.ts'
import { useRun } from '../api/useRun.ts'
import { type ChosenFile, nextUpload, noFiles, sendableFiles } from './documentUpload.ts'

/**
 * Files that the player chooses and sends, one request each and one after the other. `onReceived` follows each file that was received.
 * Leaving the page ends a request that is under way.
 */
export function useDocumentUpload(onReceived: () => void) {
  const run = useRun()
  const [upload, dispatch] = useReducer(nextUpload, noFiles)
  const [documentType, setDocumentType] = useState('')
  const [busy, setBusy] = useState(false)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const sendFile = async ({ id, file }: ChosenFile, signal: AbortSignal): Promise<void> => {
    const onProgress = (sent: number) => dispatch({ type: 'progressed', id, sent })
    onProgress(0)
    const fields = { documentType, uploadId: upload.uploadId }
    const result = await settleCall(uploadFile('documents.upload', file, { fields, idempotencyKey: id, onProgress, signal }))
    if (result.type === 'failure') return dispatch({ type: 'failed', id, error: result.error })
    dispatch({ type: 'received', id })
    onReceived()
  }
  const sendFiles = async (files: readonly ChosenFile[]): Promise<void> => {
    if (busy) return
    abort.current = new AbortController()
    setBusy(true)
    try {
      for (const chosen of files) await sendFile(chosen, abort.current.signal)
    } finally {
      setBusy(false)
    }
  }
  return {
    upload,
    busy,
    documentType,
    setDocumentType,
    choose: (files: readonly File[]) =>
      dispatch({ type: 'chosen', files, ids: files.map(createIdempotencyKey), uploadId: createIdempotencyKey() }),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    /** Sends the files that wait, or only the one with this id. */
    send: (id?: string) => run(sendFiles(sendableFiles(upload).filter((chosen) => id === undefined || chosen.id === id))),
  }
}
