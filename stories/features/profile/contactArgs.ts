import type { ContactCardProps } from '@casino/features/profile/ContactCard'
import { fn } from 'storybook/test'

/** The contact data of a player who changes nothing. */
export const contactArgs = {
  current: { email: 'freja.holm@eksempel.dk', mobileCC: '45', mobileNo: '20112233' },
  state: { type: 'idle', saved: null },
  busy: null,
  error: null,
  stepUp: { locked: false, redirecting: false, start: fn() },
  stepUpError: null,
  onEdit: fn(),
  onSave: fn(),
  onConfirmCode: fn(),
  onResendCode: fn(),
  onCancel: fn(),
} satisfies ContactCardProps
