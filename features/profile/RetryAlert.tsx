import { Alert, Button } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'

interface RetryAlertProps {
  /** Danish message of the failed query. */
  message: string
  onRetry(): void
}

/** A part of the profile that could not be loaded, with a way to try again. */
export function RetryAlert({ message, onRetry }: RetryAlertProps) {
  const button = useButtonProps()
  return (
    <Alert
      tone="warning"
      action={<Button {...button('retry', { text: 'profile.retry' })} size="sm" variant="secondary" onClick={onRetry} />}
    >
      {message}
    </Alert>
  )
}
