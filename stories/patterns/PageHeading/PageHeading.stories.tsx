import { Link, PageHeading } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/PageHeading',
  component: PageHeading,
  args: { title: 'Dine grænser', intro: 'Lavere grænser gælder med det samme. Højere grænser gælder først efter 24 timer.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex'),
})

/** In a card or a narrow column. */
export const Small = meta.story({ args: { size: 28 } })

export const TitleOnly = meta.story({ args: { intro: undefined } })

/** A script moves the focus to the title when a form has become its receipt. */
export const Focusable = meta.story({
  args: { id: 'title', title: 'Tak for din besked', intro: 'Vi svarer inden for en hverdag.' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    title.focus()
    await expect(title).toHaveFocus()
  },
})

export const WithLink = meta.story({
  args: {
    title: 'Kontrollér runden',
    intro: 'Regn efter, at runden blev trukket, som vi siger.',
    children: (
      <Link standalone href="#fair-spil">
        Sådan virker det
      </Link>
    ),
  },
})

export const LongTitle = meta.story({
  args: {
    title: 'Ansvarlighedsundersøgelsen: indbetalingsgrænser, pauser og selvudelukkelse',
    intro:
      'Undersøgelsen viser, hvornår en grænse bliver sat, hvem der sætter den lavere igen, og hvorfor halvdelen aldrig ændrer den bagefter.',
  },
})
