import { FooterColumns, Heading, ImageLogo, Inline, Link, Stack, Text, TopStripMark } from '@casino/design-system'
import { memo } from 'react'
import type { FooterContent } from '../content/entities/layout.ts'
import type { SiteInfo } from '../content/siteSettings.ts'
import { supportCallHref, supportHref } from '../content/supportHref.ts'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'

type FooterSite = Pick<SiteInfo, 'licence' | 'company' | 'supportHours' | 'supportEmail' | 'supportPhone'>

interface FooterProps {
  footer: FooterContent
  site: FooterSite
  /** Minimum age, in years. */
  minAge: number
  /** On the account's pages phones show the first column and the company only. */
  shortOnPhones: boolean
}

/** Footer with the link to the choice of cookies, company text and contact, links, logos, the age of the rule and the licence. A logo without images is a text link. */
export const Footer = memo(function Footer({ footer, site, minAge, shortOnPhones }: FooterProps) {
  const t = useTranslations()
  return (
    <FooterColumns
      shortOnPhones={shortOnPhones}
      intro={
        <Stack gap={2}>
          <Heading level={2} size={18}>
            {footer.text.header}
          </Heading>
          <Text size={14} tone="muted">
            {footer.text.details}
          </Text>
          <SupportContact site={site} t={t} />
        </Stack>
      }
      columns={footer.links.map(({ title, links }) => ({
        title: title || t('shell.footer_links'),
        links: links.map(({ linkName, url, newTab }) => ({ href: url, label: linkName, newTab })),
      }))}
      marks={
        <>
          <TopStripMark>{t('shell.age_mark', { minAge })}</TopStripMark>
          {footer.logos.map(({ name, link, images }) =>
            Object.keys(images).length > 0 ? (
              <ImageLogo key={name} kind="mark" name={name} href={link} images={images} newTab />
            ) : (
              <Link standalone key={name} href={link} tone="muted" newTab>
                {name}
              </Link>
            ),
          )}
        </>
      }
      legal={
        <Stack gap={1}>
          <Text size={14}>{`${t('shell.footer_age', { minAge })} ${site.licence}`}</Text>
          {site.company && <CompanyLine company={site.company} t={t} />}
          <Link standalone href={paths.cookieChoices} tone="muted">
            {t('consent.link')}
          </Link>
        </Stack>
      }
    />
  )
})

interface SupportContactProps {
  site: FooterSite
  t: Translate
}

function SupportContact({ site: { supportHours, supportEmail, supportPhone }, t }: SupportContactProps) {
  return (
    <>
      <Inline gap={4} wrap>
        <Link standalone href={supportHref(supportEmail)} tone="muted">
          {supportEmail ? t('shell.footer_write', { email: supportEmail }) : t('menu.contact')}
        </Link>
        {supportPhone && (
          <Link standalone href={supportCallHref(supportPhone)} tone="muted">
            {t('shell.footer_call', { phone: supportPhone })}
          </Link>
        )}
      </Inline>
      <Text size={14} tone="muted">
        {t('shell.footer_support', { hours: supportHours })}
      </Text>
    </>
  )
}

interface CompanyLineProps {
  company: NonNullable<SiteInfo['company']>
  t: Translate
}

function CompanyLine({ company: { name, cvr, address, licenceNumber }, t }: CompanyLineProps) {
  return (
    <Text size={14}>
      {t('shell.footer_company', { name, cvr, address })}. {t('shell.footer_licence_number', { number: licenceNumber })}
    </Text>
  )
}
