import { FooterColumns, Link } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/FooterColumns',
  component: FooterColumns,
  parameters: { layout: 'fullscreen' },
  args: {
    intro: 'Vi har tilladelse fra Spillemyndigheden. Du skal være fyldt 21 år for at spille her.',
    columns: [
      {
        title: 'Spil trygt',
        links: [
          { label: 'Indbetalingsgrænser', href: '#graenser' },
          { label: 'Hold pause', href: '#pause' },
          { label: 'ROFUS', href: 'https://example.com/', newTab: true },
        ],
      },
      {
        title: 'Konto',
        links: [
          { label: 'Sådan virker MitID', href: '#mitid' },
          { label: 'Ind- og udbetaling', href: '#penge' },
        ],
      },
    ],
    legal: 'Support hver dag kl. 10–18.',
  },
})

export const Default = meta.story({ tags: ['visual:hover'] })

/** More columns than one row holds: none is alone in the second. */
export const FiveColumns = meta.story({
  args: {
    columns: ['Spil trygt', 'Konto', 'Hjælp', 'Spil', 'Om os'].map((title) => ({
      title,
      links: [
        { label: `${title} i korte ord`, href: '#kort' },
        { label: 'Alle svar', href: '#svar' },
      ],
    })),
  },
})

/** On a phone the first column and the licence only, with links for a finger. */
export const ShortOnPhones = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: {
    shortOnPhones: true,
    legal: (
      <>
        <p>Support hver dag kl. 10–18.</p>
        <Link standalone href="#cookievalg" tone="muted">
          Cookievalg
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Spil trygt' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Konto' })).toBeNull()
    await expect(canvas.getByText('Support hver dag kl. 10–18.')).toBeVisible()
  },
})
