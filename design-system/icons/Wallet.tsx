import { createIcon } from './createIcon.tsx'

export const WalletIcon = createIcon(
  'M18.5 8.5V6.75A1.75 1.75 0 0 0 16.75 5H6a2 2 0 0 0-2 2v10.25a2.25 2.25 0 0 0 2.25 2.25h11.5a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H5.5A1.5 1.5 0 0 1 4 7M16 14v.01',
)
