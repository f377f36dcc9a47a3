import { ImageLogo, type ImageLogoProps, Logo, type LogoProps } from '@casino/design-system'
import { usePageContext } from '@casino/features/content/PageContext'
import site from '../../app/platform/seed/site.json' with { type: 'json' }

type BrandLogoProps = Partial<LogoProps>
type BrandImageLogoProps = Omit<ImageLogoProps, 'name'>

/** The logo of the toolbar's brand, unless a name is given. */
export function BrandLogo({ name, ...props }: BrandLogoProps) {
  const page = usePageContext()
  return <Logo {...props} name={name || page.site.name} />
}

/** An image logo with the name of the toolbar's brand. */
export function BrandImageLogo(props: BrandImageLogoProps) {
  const page = usePageContext()
  return <ImageLogo {...props} name={page.site.name} />
}

/** Matches the name of any brand. */
export const brandNamePattern = new RegExp(
  `^(${Object.values(site.brands)
    .map(({ name }) => name)
    .join('|')})$`,
)
