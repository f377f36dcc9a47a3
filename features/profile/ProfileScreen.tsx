import { Card, DescriptionList, Grid, Heading, Link, Skeleton, Stack, Text } from '@casino/design-system'
import type { ReactNode } from 'react'
import type { Loadable } from '../api/Loadable.ts'
import { CopyableId } from '../content/CopyableId.tsx'
import { supportHref } from '../content/supportHref.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { formatAddress } from '../session/address.ts'
import type { Profile } from '../session/calls.ts'
import { RetryAlert } from './RetryAlert.tsx'

interface ProfileScreenProps {
  data: Loadable<Profile>
  supportEmail: string
  /** E-mail and mobile number. */
  contact: ReactNode
  /** The choice of offers. */
  offers: ReactNode
  /** The choice of suggestions; null where the back end has none. */
  suggestions: ReactNode
  /** Documents sent and to send. */
  documents: ReactNode
  /** The latest logins. */
  logins: ReactNode
  /** The log of changes. */
  changes: ReactNode
  onRetry(): void
}

interface PartProps {
  title: string
  children: ReactNode
}

/** Keeps the focus when the button that loaded its content is gone. */
const Part = ({ title, children }: PartProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no fields of one form
  <div role="group" aria-label={title} tabIndex={-1}>
    {children}
  </div>
)

/** Screen of `/min-konto/profil`: the player's data, the choice of offers, documents, the latest logins and changes. */
export function ProfileScreen({
  data,
  supportEmail,
  contact,
  offers,
  suggestions,
  documents,
  logins,
  changes,
  onRetry,
}: ProfileScreenProps) {
  const t = useTranslations()
  return (
    <Stack gap={8}>
      <Heading level={1} size={36}>
        {t('profile.title')}
      </Heading>
      <Grid gap={4} columns={{ xs: 1, md: 2 }}>
        <Stack gap={4}>
          <Part title={t('profile.details_title')}>
            <Card title={t('profile.details_title')}>
              <Stack gap={4}>
                {data.type === 'loading' && <Skeleton shape="text" />}
                {data.type === 'failed' && <RetryAlert message={data.message} onRetry={onRetry} />}
                {data.type === 'ready' && (
                  <DescriptionList
                    items={[
                      { term: t('profile.name'), detail: formatName(data.value) },
                      { term: t('profile.user_id'), detail: <CopyableId id={data.value.userId} name="profile.user_id" whole /> },
                      { term: t('profile.address'), detail: formatAddress(data.value) },
                      { term: t('profile.registered'), detail: data.value.registered === null ? '' : formatDate(data.value.registered) },
                    ].filter(({ detail }) => detail !== '')}
                  />
                )}
                <Text size={14} tone="muted">
                  {t('profile.details_help')} <Link href={supportHref(supportEmail)}>{supportEmail || t('menu.contact')}</Link>
                </Text>
              </Stack>
            </Card>
          </Part>
          {contact && <Part title={t('profile.contact_title')}>{contact}</Part>}
        </Stack>
        <Stack gap={4}>
          <Part title={t('profile.offers_title')}>{offers}</Part>
          {suggestions && <Part title={t('profile.suggestions_title')}>{suggestions}</Part>}
        </Stack>
      </Grid>
      <Part title={t('profile.documents_title')}>{documents}</Part>
      <Part title={t('profile.logins_title')}>{logins}</Part>
      <Part title={t('profile.changes_title')}>{changes}</Part>
    </Stack>
  )
}

const formatName = ({ firstName, middleName, lastName }: Profile): string => [firstName, middleName, lastName].filter(Boolean).join(' ')
