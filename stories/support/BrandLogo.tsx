import { Logo, type LogoProps } from '@casino/design-system/components/Logo'
import { usePageContext } from '@casino/features/content/PageContext'
import site from '../../app/platform/seed/site.json' with { type: 'json' }

type BrandLogoProps = Partial<LogoProps>

/** The logo of the toolbar's brand, unless a name is given. */
export function BrandLogo({ name, ...props }: BrandLogoProps) {
  const page = usePageContext()
  return <Logo {...props} name={name || page.site.name} />
}

/** Matches the name of any brand. */
export const brandNamePattern = new RegExp(
  `^(${Object.values(site.brands)
    .map(({ name }) => name)
    .join('|')})$`,
)
