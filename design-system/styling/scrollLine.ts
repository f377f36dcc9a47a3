import { vars } from '../theme/index.ts'

const fade = vars.space[6]

/** One line of entries that scrolls sideways; with `keepCurrentInView`, entries fade out at an end where there are more. */
export const scrollLine = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // an entry that gets the focus is not under the fade
  scrollPaddingInline: fade,
  selectors: {
    '&[data-more="start"]': { maskImage: `linear-gradient(to right, transparent, black ${fade})` },
    '&[data-more="end"]': { maskImage: `linear-gradient(to left, transparent, black ${fade})` },
    '&[data-more="start end"]': {
      maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    },
  },
} as const
