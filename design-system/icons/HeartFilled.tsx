import { createIcon } from './createIcon.tsx'

export const HeartFilledIcon = createIcon(
  'M12 19.75S4 15.2 4 9.4A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.75 3.6 1.9A4.4 4.4 0 0 1 15.6 5 4.4 4.4 0 0 1 20 9.4c0 5.8-8 10.35-8 10.35Z',
  true,
)
