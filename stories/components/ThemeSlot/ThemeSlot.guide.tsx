import { Button, ThemeSlot } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a button’s text or icon that a server theme changes by breakpoint. `useButtons` renders it.'],
  avoidWhen: [
    'For text that is the same at every breakpoint: put it directly in the button.',
    'For content that is not chosen by a theme: use Show.',
  ],
  anatomy: [['Values', 'each rendered once; the theme’s media queries show one, and the others are hidden from screen readers too.']],
  examples: [
    {
      right: (
        <Button>
          <ThemeSlot slot="label" values={{ xs: 'Sæt ind', lg: 'Sæt penge ind' }} />
        </Button>
      ),
      rightReason: 'The smallest breakpoint has a text too, so the button is never empty.',
      wrong: (
        <Button aria-label="Sæt ind">
          <ThemeSlot slot="label" values={{ lg: 'Sæt penge ind' }} />
        </Button>
      ),
      wrongReason: 'Below lg the button is empty.',
    },
  ],
  keyboard: [],
}
