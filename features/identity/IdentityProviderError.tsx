import { Alert } from '@casino/design-system/components/Alert'

interface IdentityProviderErrorProps {
  error: string | null
}

/** Alert with the Danish message of a failed redirect to MitID. */
export const IdentityProviderError = ({ error }: IdentityProviderErrorProps) =>
  error && (
    <Alert tone="danger" live>
      {error}
    </Alert>
  )
