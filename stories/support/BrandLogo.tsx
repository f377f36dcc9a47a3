import { Logo, type LogoProps } from '@casino/design-system/components/Logo'
import { usePageContext } from '@casino/features/config'
import site from '../../app/platform/seed/site.json' with { type: 'json' }

/** The logo of the brand that the toolbar shows, unless it is given a name. */
export function BrandLogo({ name, ...props }: Partial<LogoProps>) {
  const page = usePageContext()
  return <Logo {...props} name={name || page.site.name} />
}

/** The wordmark of any brand. */
export const wordmark = new RegExp(
  `^(${Object.values(site.brands)
    .map(({ name }) => name)
    .join('|')})$`,
)
