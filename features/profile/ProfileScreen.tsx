import { Card } from '@casino/design-system/components/Card'
import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { ReactNode } from 'react'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import type { Profile } from '../session/calls.ts'

interface ProfileScreenProps {
  /** Null while it loads. */
  profile: Profile | null
  supportEmail: string
  /** The choice of offers. */
  offers: ReactNode
  /** The latest logins. */
  logins: ReactNode
}

/** Screen of `/min-konto/profil`: the player's data, the choice of offers and the latest logins. */
export function ProfileScreen({ profile, supportEmail, offers, logins }: ProfileScreenProps) {
  const t = useTranslations()
  return (
    <Stack gap={8}>
      <Heading level={1} size={36}>
        {t('profile.title')}
      </Heading>
      <Grid gap={4} columns={{ xs: 1, md: 2 }}>
        <Card title={t('profile.details_title')}>
          <Stack gap={4}>
            {profile ? (
              <DescriptionList
                items={[
                  { term: t('profile.name'), detail: `${profile.firstName} ${profile.lastName}` },
                  { term: t('profile.email'), detail: profile.email },
                  { term: t('profile.mobile'), detail: `+${profile.mobileCC} ${profile.mobileNo}` },
                  { term: t('profile.registered'), detail: formatDate(profile.registered) },
                ]}
              />
            ) : (
              <Skeleton shape="text" />
            )}
            <Text size={14} tone="muted">
              {t('profile.details_help')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
            </Text>
          </Stack>
        </Card>
        {offers}
      </Grid>
      {logins}
    </Stack>
  )
}
