import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { FooterColumns } from '@casino/design-system/patterns/FooterColumns'
import type { FooterContent } from '../content/entities/layout.ts'

interface FooterProps {
  footer: FooterContent
  /** Licence text. */
  licence: string
}

/** Footer with company text, links and the licence line. Authorities are text links, never logos. */
export function Footer({ footer, licence }: FooterProps) {
  return (
    <FooterColumns
      intro={
        <Stack gap={2}>
          <Heading level={2} size={18}>
            {footer.text.header}
          </Heading>
          <Text size={14} tone="muted">
            {footer.text.details}
          </Text>
        </Stack>
      }
      columns={footer.links.map(({ title, links }) => ({
        title,
        links: links.map(({ linkName, url, newTab }) => ({ href: url, label: linkName, newTab })),
      }))}
      marks={footer.logos.map(({ name, link }) => (
        <Link key={name} href={link} tone="muted" newTab>
          {name}
        </Link>
      ))}
      legal={licence}
    />
  )
}
