import { Button, Hero, Link } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'
import { heroImages, tableImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Patterns/Hero',
  component: Hero,
  args: {
    title: '500 spins, når du sætter 100 kr. ind',
    children: 'Hvert spin er 0,20 kr. værd. Du vælger selv dine grænser, før du spiller.',
    actions: (
      <>
        <Button size="lg" href="#opret">
          Vælg velkomstbonus
        </Button>
        <Link href="#uden">Fortsæt uden bonus</Link>
      </>
    ),
    terms:
      'Du skal satse for 1.000 kr. (10 × 100 kr.), før bonus og gevinster kan udbetales. Højst 100 kr. i spil ad gangen med aktiv bonus. Gælder 60 dage.',
    image: heroImages.nordlys,
  },
})

export const Night = meta.story({})
export const SummerCoast = meta.story({ args: { image: heroImages.strand } })
/** Above games: on phones a band of the image, and the line that stands for the terms. */
export const Compact = meta.story({
  args: {
    compact: true,
    keyTerms: {
      line: '21+. Sats for 1.000 kr. (10 × 100 kr.), før du kan udbetale. Højst 100 kr. i spil. 60 dage.',
      more: 'Vilkår og eksempel',
    },
  },
})

/** A poster contains the game's name, so it is shown uncropped beside the text. */
export const Framed = meta.story({
  args: {
    title: 'Roulette København',
    children: 'Log ind for at spille for penge. Så gælder dine egne grænser, og gevinster går til din konto.',
    actions: (
      <>
        <Button size="lg" href="#login">
          Log ind
        </Button>
        <Button variant="secondary" size="lg" href="#gratis">
          Prøv gratis
        </Button>
      </>
    ),
    terms: undefined,
    image: tableImages[0],
    framed: true,
  },
})
