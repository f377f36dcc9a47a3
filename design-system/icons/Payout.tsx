import { createIcon } from './createIcon.tsx'

/** Out of the account: the counterpart of Plus. */
export const PayoutIcon = createIcon('M12 15V4m-4 4 4-4 4 4M5 13v5a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18v-5')
