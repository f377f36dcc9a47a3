import { Button, Hero, Link, Text } from '@casino/design-system'
import type { ContentBlock } from '../../content/entities/content.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'

type HeroBlock = Extract<ContentBlock, { type: 'hero' }>

interface CampaignHeroProps {
  hero: HeroBlock
  /** Image of the current brand. */
  image: HeroBlock['image']['nordlys']
  /** 2 below a top with the page's title. */
  headingLevel: 1 | 2
}

/**
 * Hero of a lobby campaign, with the essential terms of the offer next to the button (RULES, *Player protection*): on phones the line that
 * stands for them, with the rest folded, so that games are in view.
 */
export function CampaignHero({ hero, image, headingLevel }: CampaignHeroProps) {
  const button = useButtonProps()
  const t = useTranslations()
  const { title, text, primary, secondary, terms, keyTerms, termsLink } = hero
  return (
    <Hero
      compact
      title={title}
      headingLevel={headingLevel}
      image={image}
      actions={
        <>
          {primary && <Button {...button('hero', { children: primary.text })} theme={primary.theme} size="lg" href={primary.url} />}
          {secondary && (
            <Link standalone href={secondary.url}>
              {secondary.text}
            </Link>
          )}
        </>
      }
      terms={
        terms && (
          <>
            {terms} {termsLink && <Link href={termsLink.url}>{termsLink.text}</Link>}
          </>
        )
      }
      {...(keyTerms && { keyTerms: { line: keyTerms, more: t('games.offer_details') } })}
    >
      <Text size={18} tone="muted">
        {text}
      </Text>
    </Hero>
  )
}
