import { Button, Disclosure, Inline, Link, Prose, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { RegistrationBonusBanner } from './bonusBanner.ts'

interface BonusOfferTermsProps {
  banner: RegistrationBonusBanner
  /** Further conditions besides the essential terms, one sentence each. */
  conditions: readonly string[]
  /** Worked example in kroner; empty without one. */
  example: string
  onOpenTerms(): void
}

/**
 * The terms of an offer on its own card: the essential ones, the conditions, a worked example, and the way to all of them. Where the offer has
 * a line that stands for its essential terms, that line is shown and the rest is folded: declining stays as near as accepting.
 */
export function BonusOfferTerms({ banner, conditions, example, onOpenTerms }: BonusOfferTermsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { keyTerms, message, essentialTermsContent, essentialTermsType, fullTermsType, fullTermsContent, termsLinkText, bonusName } = banner
  const linkText = termsLinkText || t('register.bonus_terms', { name: bonusName })
  const terms = (
    <Stack gap={3}>
      {essentialTermsType === 'html' ? <Prose html={essentialTermsContent} /> : <Text size={14}>{essentialTermsContent}</Text>}
      {conditions.length > 0 && (
        <Stack gap={1} as="ul">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Stack>
      )}
      {example && (
        <Text size={14} tone="muted">
          {t('register.bonus_example')}: {example}
        </Text>
      )}
      <Inline gap={2}>
        {fullTermsType === 'link' ? (
          <Link standalone href={fullTermsContent} newTab>
            {linkText}
          </Link>
        ) : (
          <Button
            {...button('bonusTerms', { ...(termsLinkText && { children: termsLinkText }) })}
            variant="secondary"
            size="sm"
            onClick={onOpenTerms}
          />
        )}
      </Inline>
    </Stack>
  )
  if (!keyTerms) return terms
  return (
    <Stack gap={2}>
      <Text size={14}>{keyTerms}</Text>
      <Disclosure label={t('register.bonus_details')}>
        <Stack gap={3}>
          <Text size={14}>{message}</Text>
          {terms}
        </Stack>
      </Disclosure>
    </Stack>
  )
}
