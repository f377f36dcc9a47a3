import { Button } from '@casino/design-system/components/Button'
import { ThemeSlot } from '@casino/design-system/components/ThemeSlot'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For the words or icons of a button that a server’s theme changes from one screen size to the next. `useButtons` puts it there.'],
  avoid: [
    'For words that are the same at every size: they stand in the button alone.',
    'For content that no theme chooses; `Show` is for that.',
  ],
  anatomy: [['Values', 'each once in the page; the theme’s media blocks show one, the others are not read either.']],
  examples: [
    {
      right: (
        <Button>
          <ThemeSlot slot="label" steps={{ xs: 'Sæt ind', lg: 'Sæt penge ind' }} />
        </Button>
      ),
      because: 'The smallest size has words too, so the button is never empty.',
      wrong: (
        <Button aria-label="Sæt ind">
          <ThemeSlot slot="label" steps={{ lg: 'Sæt penge ind' }} />
        </Button>
      ),
      why: 'Below lg nothing is seen in it.',
    },
  ],
  keyboard: [],
}
