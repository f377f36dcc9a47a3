import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Hero,
  ImageLogo,
  Inline,
  Link,
  PageBody,
  Prose,
  Skeleton,
  Stack,
  Text,
} from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { paths } from '../navigation/paths.ts'
import type { Landing } from './calls.ts'
import { LandingActions } from './LandingActions.tsx'

export interface LandingScreenProps {
  data: Loadable<Landing>
  loggedIn: boolean
  /** End of the active pause, UTC ms: a paused player sees no offer. */
  pausedUntil: number | null
  site: Pick<SiteInfo, 'name' | 'logo'>
  onRetry(): void
}

/** Screen of a landing page. The site's header is hidden: the logo and the login stand in the page. */
export function LandingScreen({ data, loggedIn, pausedUntil, site, onRetry }: LandingScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <PageBody compactTop>
      <Stack gap={5}>
        <Inline gap={4} justify="between">
          <ImageLogo name={site.name} href={paths.home} images={site.logo} />
          {!loggedIn && (
            <Link standalone href={paths.login}>
              {t('btn.login')}
            </Link>
          )}
        </Inline>
        {data.type === 'loading' && <LandingSkeleton />}
        {data.type === 'failed' && (
          <ErrorState
            headingLevel={1}
            title={t('landing.failed')}
            action={<Button {...button('retry', { text: 'landing.retry' })} onClick={onRetry} />}
          >
            {data.message}
          </ErrorState>
        )}
        {data.type === 'ready' && (
          <LandingContent landing={data.value} loggedIn={loggedIn} pausedUntil={pausedUntil} siteName={site.name} />
        )}
      </Stack>
    </PageBody>
  )
}

interface LandingContentProps extends Pick<LandingScreenProps, 'loggedIn' | 'pausedUntil'> {
  landing: Landing
  siteName: string
}

function LandingContent({ landing, loggedIn, pausedUntil, siteName }: LandingContentProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { title, subLine, image, points, offer, body, link } = landing
  const named = (text: string) => insertSiteName(text, { name: siteName })
  if (offer && pausedUntil !== null)
    return (
      <EmptyState
        art="moon"
        headingLevel={1}
        title={t('landing.paused_title')}
        action={<Button {...button('onward', { text: 'landing.home' })} href={paths.home} />}
      >
        {t('landing.paused_text', { date: formatLongDate(pausedUntil) })}
      </EmptyState>
    )
  return (
    <Stack gap={8}>
      <Hero
        title={named(title)}
        image={image}
        actions={<LandingActions offer={offer} link={link} loggedIn={loggedIn} />}
        terms={
          offer && (
            <>
              {offer.essentialTerms} {offer.example} <Link href={paths.bonusTerms}>{t('landing.terms')}</Link>
            </>
          )
        }
      >
        <Text size={18} tone="muted">
          {named(subLine)}
        </Text>
      </Hero>
      {points.length > 0 && (
        <Grid gap={5} columns={{ md: 3 }}>
          {points.map((point) => (
            <Card key={point.title} title={named(point.title)}>
              <Text>{named(point.text)}</Text>
            </Card>
          ))}
        </Grid>
      )}
      <Prose html={named(body)} />
    </Stack>
  )
}

function LandingSkeleton() {
  const t = useTranslations()
  return (
    <div role="status" aria-label={t('landing.loading')}>
      <Stack gap={8}>
        <Skeleton shape="block" height={400} />
        <Grid gap={5} columns={{ md: 3 }}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} shape="block" height={140} />
          ))}
        </Grid>
      </Stack>
    </div>
  )
}
