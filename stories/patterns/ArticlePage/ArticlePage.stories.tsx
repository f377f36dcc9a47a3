import { ArticlePage, ArticleSkeleton, Button, Prose } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Patterns/ArticlePage',
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumb: {
      label: 'Sti',
      items: [{ label: 'Forside', href: '#forside' }, { label: 'Nyheder', href: '#nyheder' }, { label: 'Et roligt kasino' }],
    },
    title: 'Et roligt kasino',
    dates: <time dateTime="2026-05-04">4. maj 2026</time>,
    lead: 'Sådan finder du grænser, pauser og hjælp, før du får brug for dem.',
    image: { ...heroImages.nordlys, alt: '' },
    children: (
      <>
        <Prose html="<h2>Grænser først</h2><p>Du vælger selv, hvor meget du kan indbetale om dagen, ugen og måneden.</p>" />
        <div>
          <Button variant="secondary" href="#nyheder">
            Tilbage til nyheder
          </Button>
        </div>
      </>
    ),
  },
})

export const Default = meta.story({})

/** Without a picture and dates, as an old article is. */
export const TextOnly = meta.story({ args: { image: undefined, dates: undefined } })

export const LongTitle = meta.story({
  args: {
    title: 'Ansvarlighedsundersøgelsen: hvad 4.000 spillere fortalte os om indbetalingsgrænser, pauser og selvudelukkelse',
    lead: 'Undersøgelsen viser, hvornår en grænse bliver sat, hvem der sætter den lavere igen, og hvorfor halvdelen aldrig ændrer den bagefter.',
  },
})

export const Loading = meta.story({ render: () => <ArticleSkeleton label="Henter artiklen" /> })
