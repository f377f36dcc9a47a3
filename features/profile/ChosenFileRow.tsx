import { Badge, Button, FileItem, IconButton, ProgressBar, Text } from '@casino/design-system'
import { CloseIcon } from '@casino/design-system/icons/Close'
import type { RefCallback } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { maxFileBytes, maxNameLength } from './constants.ts'
import type { ChosenFile, FileProblem } from './documentUpload.ts'

const problemTexts = {
  empty: 'profile.documents_empty_file',
  too_large: 'profile.documents_too_large',
  not_picture: 'profile.documents_not_picture',
  name_too_long: 'profile.documents_name_too_long',
} as const satisfies Readonly<Record<FileProblem, string>>

interface ChosenFileRowProps {
  chosen: ChosenFile
  /** Files are being sent. */
  busy: boolean
  removeRef: RefCallback<HTMLElement>
  onRemove(): void
  onRetry(): void
}

/** A file of an upload: its picture, how far it is, and what the player can do with it. */
export function ChosenFileRow({ chosen: { file, state }, busy, removeRef, onRemove, onRetry }: ChosenFileRowProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const removable = state.type !== 'received' && !busy
  return (
    <FileItem
      name={file.name}
      picture={file}
      detail={<FileDetail chosen={{ file, state }} />}
      status={state.type === 'received' && <Badge tone="success">{t('profile.document_received')}</Badge>}
      actions={
        removable && (
          <>
            {state.type === 'failed' && (
              <Button {...button('retry', { text: 'profile.retry' })} size="sm" variant="secondary" onClick={onRetry} />
            )}
            <IconButton
              ref={removeRef}
              label={t('profile.documents_remove', { name: file.name })}
              icon={<CloseIcon />}
              onClick={onRemove}
            />
          </>
        )
      }
    />
  )
}

interface FileDetailProps {
  chosen: Pick<ChosenFile, 'file' | 'state'>
}

function FileDetail({ chosen: { file, state } }: FileDetailProps) {
  const t = useTranslations()
  if (state.type === 'sending') {
    const percent = Math.round(state.sent * 100)
    return <ProgressBar label={t('profile.documents_sending', { name: file.name })} value={state.sent} valueText={`${percent} %`} />
  }
  const message =
    state.type === 'failed' || state.type === 'rejected'
      ? state.message
      : state.type === 'refused'
        ? t(problemTexts[state.problem], { megabytes: maxFileBytes / 1_000_000, max: maxNameLength })
        : null
  return (
    <div role="status">
      <Text as="span" size={14} tone={message ? 'danger' : 'muted'}>
        {message ?? t('profile.documents_size', { megabytes: Math.max(0.1, Math.round(file.size / 100_000) / 10) })}
      </Text>
    </div>
  )
}
