import { Alert, Badge, Button, DataTable, Heading, Inline, Skeleton, Stack, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import type { Login } from './calls.ts'
import { deviceName } from './deviceName.ts'
import { RetryAlert } from './RetryAlert.tsx'

/** How ending the other sessions goes. */
export interface EndOthersState {
  busy: boolean
  /** Localised failure. */
  problem: string | null
  /** Sessions that were ended; null before the player has asked for it. */
  ended: number | null
}

interface LoginListProps {
  data: Loadable<readonly Login[]>
  endOthers: EndOthersState
  onEndOthers(): void
  onRetry(): void
}

/** The latest logins with their devices, and an action that ends all others. */
export function LoginList({ data, endOthers, onEndOthers, onRetry }: LoginListProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={4} as="section">
      <Stack gap={2}>
        <Heading level={2} size={22}>
          {t('profile.logins_title')}
        </Heading>
        <Text tone="muted">{t('profile.logins_help')}</Text>
      </Stack>
      {endOthers.problem && (
        <Alert tone="danger" live>
          {endOthers.problem}
        </Alert>
      )}
      {endOthers.ended !== null && (
        <Alert tone="success" live>
          {t('profile.ended', { count: endOthers.ended })}
        </Alert>
      )}
      {data.type === 'loading' && <Skeleton shape="text" />}
      {data.type === 'failed' && <RetryAlert message={data.message} onRetry={onRetry} />}
      {data.type === 'ready' && <LoginTable logins={data.value} t={t} />}
      {data.type === 'ready' && data.value.some(({ active, current }) => active && !current) && (
        <div>
          <Button {...button('endSessions', { loading: endOthers.busy })} variant="secondary" onClick={onEndOthers} />
        </div>
      )}
    </Stack>
  )
}

interface LoginTableProps {
  logins: readonly Login[]
  t: Translate
}

function LoginTable({ logins, t }: LoginTableProps) {
  const columns = [
    { id: 'device', header: t('profile.column_device'), primary: true },
    { id: 'startedAt', header: t('profile.column_started') },
    { id: 'address', header: t('profile.column_address') },
    { id: 'state', header: t('profile.column_state') },
  ]
  const rows = logins.map((login) => ({
    id: login.id,
    cells: {
      device: deviceName(login.device, t),
      startedAt: (
        <Text as="span" size={14} tabular>
          {formatDateTime(login.startedAt)}
        </Text>
      ),
      address: (
        <Text as="span" size={14} tone="muted" tabular>
          {login.device?.address || t('profile.address_unknown')}
        </Text>
      ),
      state: <LoginState login={login} t={t} />,
    },
  }))
  return <DataTable caption={t('profile.logins_caption')} columns={columns} rows={rows} empty={t('profile.logins_empty')} />
}

interface LoginStateProps {
  login: Login
  t: Translate
}

function LoginState({ login: { current, active, device }, t }: LoginStateProps) {
  if (current) return <Badge tone="success">{t('profile.state_current')}</Badge>
  if (!active) return <Badge tone="neutral">{t('profile.state_ended')}</Badge>
  return (
    <Inline as="span" gap={2} wrap>
      <Badge tone="info">{t('profile.state_active')}</Badge>
      {device?.sameAddress === false && <Badge tone="warning">{t('profile.other_network')}</Badge>}
    </Inline>
  )
}
