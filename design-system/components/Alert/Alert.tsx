import type { ReactNode } from 'react'
import { useFocusAfterRemoval } from '../../focus/useFocusAfterRemoval.ts'
import { CheckIcon } from '../../icons/Check.tsx'
import { CloseIcon } from '../../icons/Close.tsx'
import { DangerIcon } from '../../icons/Danger.tsx'
import { InfoIcon } from '../../icons/Info.tsx'
import { WarningIcon } from '../../icons/Warning.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Alert.css.ts'

const alert = memoizedCva(styles.alert, { variants: { tone: styles.tone, dismissible: { true: styles.dismissible } } })

export type AlertTone = NonNullable<VariantProps<typeof alert>['tone']>

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: DangerIcon }

export interface AlertProps {
  /** Colour and icon; with `live` also how urgently it is announced. */
  tone: AlertTone
  /** Semibold first line; a paragraph, not a heading of the page outline. */
  title?: string
  /** A link or a small button. */
  action?: ReactNode
  /** A close button beside the title, with its accessible name. */
  dismiss?: { label: string; onDismiss: () => void }
  /** Announced when it appears: assertively for `danger`, politely otherwise. Omit it for content of the initial render. */
  live?: boolean
  /** The message, below the title. Without a title it is beside the icon. */
  children?: ReactNode
}

/**
 * An inline message about a state or an error, with an optional action and close button. Moves focus to the surrounding section when it
 * unmounts.
 */
export function Alert({ tone, title, action, dismiss, live, children }: AlertProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div ref={useFocusAfterRemoval()} className={alert({ tone, dismissible: dismiss !== undefined })} role={live ? role : undefined}>
      <span className={styles.icon[tone]}>
        <Icon size={20} />
      </span>
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {dismiss ? (
        <div className={styles.dismiss}>
          <IconButton label={dismiss.label} icon={<CloseIcon />} onClick={dismiss.onDismiss} />
        </div>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
