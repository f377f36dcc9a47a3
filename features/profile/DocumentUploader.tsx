import { Alert, Button, FileDropZone, FormLayout, SelectField, Stack } from '@casino/design-system'
import { useRef, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { useFocusWhenGone } from '../forms/useFocusWhenGone.ts'
import { ChosenFileRow } from './ChosenFileRow.tsx'
import { maxFileBytes, maxFilesPerUpload, pictureTypes } from './constants.ts'
import { type DocumentUpload, sendableFiles } from './documentUpload.ts'
import { useRemovalFocus } from './useRemovalFocus.ts'

/** By name, too: some systems know no type of a file. */
const acceptedFiles = [...pictureTypes, '.jpg', '.jpeg', '.png', '.webp']

export interface DocumentUploaderProps {
  /** Types of documents (configuration value `optionUploadFile`). */
  types: readonly { id: string; title: string }[]
  /** Id of the chosen type; empty while none is chosen. */
  documentType: string
  upload: DocumentUpload
  busy: boolean
  onType(id: string): void
  onChoose(files: readonly File[]): void
  onRemove(id: string): void
  /** Sends all files that wait, or one again. */
  onSend(id?: string): void
}

/** Chooses a type of document and up to four files, and sends them one by one. */
export function DocumentUploader({ types, documentType, upload, busy, onType, onChoose, onRemove, onSend }: DocumentUploaderProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { files, tooMany } = upload
  const [typeRequired, setTypeRequired] = useState(false)
  const typeField = useRef<HTMLSelectElement>(null)
  const waiting = sendableFiles(upload).length
  const typeMissing = documentType === ''
  const received = files.filter(({ state }) => state.type === 'received').length
  // a file that failed may have been received: it is sent again as what it was
  const typeFixed = busy || files.some(({ state }) => state.type === 'failed')
  const sendShown = waiting > 0 || busy
  const { chooseButton, removeButton } = useRemovalFocus(files)
  // sending hides the button that sends a file again
  const sendButton = useFocusWhenGone<HTMLButtonElement & HTMLAnchorElement>(!busy)
  const results = useFocusWhenGone<HTMLElement>(sendShown)
  const send = () => {
    setTypeRequired(typeMissing)
    if (typeMissing) typeField.current?.focus()
    else onSend()
  }
  return (
    <FormLayout>
      <Stack gap={4}>
        <SelectField
          ref={typeField}
          name="documentType"
          label={t('profile.documents_type')}
          placeholder={t('profile.documents_type_choose')}
          options={types.map(({ id, title }) => ({ value: id, label: title }))}
          error={typeRequired && typeMissing && waiting > 0 ? t('profile.documents_type_required') : undefined}
          value={documentType}
          disabled={typeFixed}
          onChange={({ target }) => onType(target.value)}
        />
        <FileDropZone
          label={t('profile.documents_files')}
          help={t('profile.documents_help', { max: maxFilesPerUpload, megabytes: maxFileBytes / 1_000_000 })}
          error={tooMany ? t('profile.documents_too_many', { max: maxFilesPerUpload }) : undefined}
          accept={acceptedFiles}
          disabled={busy}
          trigger={(open) => <Button {...button('chooseFiles')} ref={chooseButton} variant="secondary" disabled={busy} onClick={open} />}
          onFiles={onChoose}
        />
        {files.length > 0 && (
          <section ref={results} tabIndex={-1} aria-label={t('profile.documents_chosen')}>
            <Stack gap={4}>
              <Stack as="ul" gap={0}>
                {files.map((chosen) => (
                  <ChosenFileRow
                    key={chosen.id}
                    chosen={chosen}
                    busy={busy}
                    removeRef={removeButton(chosen.id)}
                    onRemove={() => onRemove(chosen.id)}
                    onRetry={() => onSend(chosen.id)}
                  />
                ))}
              </Stack>
              {received === files.length && (
                <Alert tone="success" live>
                  {t('profile.documents_sent')}
                </Alert>
              )}
            </Stack>
          </section>
        )}
        {sendShown && (
          <div>
            <Button {...button('sendDocuments', { loading: busy })} ref={sendButton} onClick={send} />
          </div>
        )}
      </Stack>
    </FormLayout>
  )
}
