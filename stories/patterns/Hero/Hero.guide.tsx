import { Button, Hero } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

export const guide: Guide = {
  useWhen: ['Once at the top of the lobby or of a campaign: one offer with its image.', 'With the essential terms of the offer in full.'],
  avoidWhen: ['Twice on a page, or as a carousel of five.', 'With text inside the image.'],
  anatomy: [
    ['Image', 'the largest contentful paint; loaded with high priority.'],
    ['Title', 'the offer.'],
    ['Lead', 'one or two sentences.'],
    ['Actions', 'the primary action, and the alternative to it.'],
    ['Terms', 'readable, beside the buttons. On phones `keyTerms` stand for them, with the rest folded.'],
  ],
  examples: [
    {
      right: (
        <Hero
          headingLevel={2}
          title="En aften med 500 spins"
          image={heroImages.nordlys}
          actions={
            <>
              <Button>Opret konto</Button>
              <Button variant="secondary">Fortsæt uden bonus</Button>
            </>
          }
          terms="Sats for 1.000 kr. (10 × 100 kr.) inden 60 dage. 18+."
        >
          Du vælger selv, om du vil have dem.
        </Hero>
      ),
      rightReason: 'Offer, terms and the option without the offer are shown together.',
      wrong: <Hero headingLevel={2} title="KÆMPE BONUS KUN I DAG" image={heroImages.nordlys} actions={<Button>Hent den nu</Button>} />,
      wrongReason: 'Artificial urgency, and no terms.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action.']],
}
