import { Button } from '@casino/design-system/components/Button'
import { Hero } from '@casino/design-system/patterns/Hero'
import type { Guide } from '../guide.ts'
import { heroes } from '../support/pictures.ts'

export const guide: Guide = {
  use: ['Once at the top of the lobby or of a campaign: one offer with its picture.', 'With the essential terms of the offer in full.'],
  avoid: ['Twice on a page, or as a carousel of five.', 'With words drawn into the picture.'],
  anatomy: [
    ['Picture', 'the largest paint of the page; loads first.'],
    ['Title', 'what is offered.'],
    ['Lead', 'one or two sentences.'],
    ['Actions', 'the thing to do, and the way around it.'],
    ['Terms', 'readable, beside the button.'],
  ],
  examples: [
    {
      right: (
        <Hero
          headingLevel={2}
          title="En aften med 500 spins"
          image={heroes.nordlys}
          actions={
            <>
              <Button>Opret konto</Button>
              <Button variant="secondary">Fortsæt uden bonus</Button>
            </>
          }
          terms="Spilles igennem 10 gange inden 60 dage. 18+."
        >
          Du vælger selv, om du vil have dem.
        </Hero>
      ),
      because: 'Offer, terms and the way without stand together.',
      wrong: <Hero headingLevel={2} title="KÆMPE BONUS KUN I DAG" image={heroes.nordlys} actions={<Button>Hent den nu</Button>} />,
      why: 'Hurry, and no terms in sight.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action.']],
}
