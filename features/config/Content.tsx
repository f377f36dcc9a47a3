import { Heading } from '@casino/design-system/components/Heading'
import { Prose } from '@casino/design-system/components/Prose'
import { Show } from '@casino/design-system/components/Show'
import { SideNav } from '@casino/design-system/components/SideNav'
import { Stack } from '@casino/design-system/components/Stack'
import { SidebarLayout } from '@casino/design-system/patterns/SidebarLayout'
import type { ContentBlock } from './entities/content.ts'
import type { FooterContent } from './entities/layout.ts'
import { usePageContext } from './PageContext.tsx'
import { useTranslations } from './useTexts.tsx'

interface ContentArticleProps {
  readonly title: string
  readonly blocks: readonly ContentBlock[]
  /** Path of this page. */
  readonly path: string
}

/** A text page with a side navigation. Renders only the CMS's prose blocks; the site server has sanitised their HTML. */
export function ContentArticle({ title, blocks, path }: ContentArticleProps) {
  return (
    <SidebarLayout nav={<ContentNav path={path} />}>
      <Stack gap={5} as="article">
        <Heading level={1}>{title}</Heading>
        {blocks.map((block) => (block.type === 'prose' ? <Prose key={block.html} html={block.html} /> : null))}
      </Stack>
    </SidebarLayout>
  )
}

/** Side navigation of the text pages that the footer links to. From `lg` only: on smaller screens the footer is close. */
export function ContentNav({ path }: Pick<ContentArticleProps, 'path'>) {
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
