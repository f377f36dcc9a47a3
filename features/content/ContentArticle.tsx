import { Heading, Prose, Show, SidebarLayout, SideNav, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'
import type { ContentBlock } from './entities/content.ts'
import type { FooterContent } from './entities/layout.ts'
import { usePageContext } from './PageContext.tsx'
import { insertSiteName } from './siteSettings.ts'
import { useTranslations } from './useTranslations.tsx'

interface ContentArticleProps {
  title: string
  blocks: readonly ContentBlock[]
  /** Path of this page. */
  path: string
  /** A section of the page's own, after the blocks. */
  end?: ReactNode
}

/** A text page with a side navigation; `{site}` in its texts is the site's name. Renders only the CMS's prose blocks; the site server has sanitised their HTML. */
export function ContentArticle({ title, blocks, path, end }: ContentArticleProps) {
  const { site } = usePageContext()
  return (
    <SidebarLayout nav={<ContentNav path={path} />}>
      <Stack gap={10} as="article">
        <Stack gap={5}>
          <Heading level={1}>{insertSiteName(title, site)}</Heading>
          {blocks.map((block) => (block.type === 'prose' ? <Prose key={block.html} html={insertSiteName(block.html, site)} /> : null))}
        </Stack>
        {end}
      </Stack>
    </SidebarLayout>
  )
}

type ContentNavProps = Pick<ContentArticleProps, 'path'>

/** Side navigation of the text pages that the footer links to. From `lg` only: on smaller screens the footer is close. */
export function ContentNav({ path }: ContentNavProps) {
  const t = useTranslations()
  const { footer } = usePageContext()
  return (
    <Show from="lg">
      <SideNav label={t('label.pages')} items={contentLinks(footer).map((page) => ({ ...page, current: page.href === path }))} />
    </Show>
  )
}

const contentLinks = ({ links }: FooterContent) =>
  links
    .flatMap((column) => column.links)
    .filter(({ url }) => /^\/(contents\/|cookiepolitik$)/.test(url))
    .map(({ linkName, url }) => ({ href: url, label: linkName }))
