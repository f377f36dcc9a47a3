import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { LeadImage } from '../../components/LeadImage/LeadImage.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ResponsiveImage } from '../../theme/index.ts'
import { PageBody } from '../PageBody/PageBody.tsx'

export interface ArticlePageProps {
  /** Path to the article, with the article as its last item. */
  breadcrumb: BreadcrumbProps
  /** Heading of the page. */
  title: string
  /** When the article was published or changed, or when the campaign ends: `time` elements. */
  dates?: ReactNode
  /** One or two sentences that say what the article is about. */
  lead: string
  /** Landscape, between the lead and the text. */
  image?: ResponsiveImage
  /** The text, the offer, and the way back. */
  children?: ReactNode
}

/** Page of an article or a campaign, in a readable width. Has no hooks. */
export const ArticlePage = ({ breadcrumb, title, dates, lead, image, children }: ArticlePageProps) => (
  <PageBody width="prose">
    <Stack gap={6} as="article">
      <Stack gap={4}>
        <Breadcrumb {...breadcrumb} />
        <Stack gap={3}>
          <Heading level={1} size={36}>
            {title}
          </Heading>
          {dates && (
            <Text size={14} tone="muted">
              {dates}
            </Text>
          )}
          <Text size={18}>{lead}</Text>
        </Stack>
      </Stack>
      {image && <LeadImage image={image} />}
      {children}
    </Stack>
  </PageBody>
)
