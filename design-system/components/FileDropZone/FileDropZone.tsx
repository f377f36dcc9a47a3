// react-aria's drop target: a drag over a child does not end it, and its state is announced. The native file input opens the dialog.
import { type ReactNode, useId, useRef } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { ariaDescription, FieldError, FieldHelp } from '../Field/Field.tsx'
import * as styles from './FileDropZone.css.ts'

export interface FileDropZoneProps {
  /** Legend of the group, and the accessible name of the hidden file input. */
  label: string
  /** Which files, and how many. */
  help?: ReactNode
  /** What is wrong with the files, below the zone. Announced when it appears. The zone is then invalid. */
  error?: string
  /** MIME types offered by the dialog. Dropped files are not filtered; the caller reports what is wrong with them. */
  accept: readonly string[]
  /** Accepts no drop and opens no dialog. The caller also disables the button of `trigger`. */
  disabled?: boolean
  /** Renders the button that opens the dialog, for keyboards and phones. */
  trigger: (open: () => void) => ReactNode
  /** Called with the dropped or chosen files, at least one. */
  onFiles: (files: readonly File[]) => void
}

/** A drop zone for files, with a button that opens the system's dialog. */
export function FileDropZone({ label, help, error, accept, disabled = false, trigger, onFiles }: FileDropZoneProps) {
  const id = useId()
  const zone = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => files.length > 0 && onFiles(files)
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled: disabled,
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => take(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? item.getFile() : [])))),
  })
  return (
    <fieldset
      ref={zone}
      {...dropProps}
      className={styles.zone}
      data-drop-target={isDropTarget || undefined}
      {...ariaDescription(id, { help, error })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldHelp id={id} help={help} />
      {trigger(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join()}
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // Allows the same file to be chosen again.
          take(files)
        }}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
