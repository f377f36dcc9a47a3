import { Alert, Button, Card, FormLayout, Inline, Stack, TextField } from '@casino/design-system'
import { useEffect, useRef, useState } from 'react'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { AccountBonusesState } from './model.ts'
import { OfferTerms } from './OfferTerms.tsx'

interface CodeSectionProps {
  state: AccountBonusesState
  /** A code that a link has brought. */
  filledCode: string
  busy: boolean
  onLook(code: string): void
  onJoin(offer: OfferedBonus): void
  onDismiss(): void
}

/** Joining by code, in two steps: the code, then its terms, which the player accepts or declines. */
export function CodeSection({ state, filledCode, busy, onLook, onJoin, onDismiss }: CodeSectionProps) {
  const button = useButtonProps()
  const region = useRef<HTMLElement>(null)
  const offered = state.type === 'offered' ? state : null
  useEffect(() => {
    if (offered) region.current?.focus()
  }, [offered])
  if (!offered) return <CodeForm error={state.type === 'idle' ? state.error : null} filledCode={filledCode} busy={busy} onLook={onLook} />
  const { offer, error } = offered
  return (
    <section ref={region} tabIndex={-1} aria-label={offer.name}>
      <Card title={offer.name} headingLevel={2}>
        <Stack gap={4}>
          <OfferTerms offer={offer} />
          {error && (
            <Alert tone="danger" live>
              {error}
            </Alert>
          )}
          <Inline gap={2}>
            <Button
              {...button('onward', {
                text: offer.trigger === 'code' ? 'campaign.join' : 'campaign.join_next',
                loading: busy,
                loadingText: 'campaign.joining',
              })}
              onClick={() => onJoin(offer)}
            />
            <Button {...button('back', { text: 'campaign.join_back' })} variant="ghost" disabled={busy} onClick={onDismiss} />
          </Inline>
        </Stack>
      </Card>
    </section>
  )
}

interface CodeFormProps {
  error: string | null
  filledCode: string
  busy: boolean
  onLook(code: string): void
}

function CodeForm({ error, filledCode, busy, onLook }: CodeFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <Card title={t('campaign.code_heading')} headingLevel={2}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const code = field.current?.value.trim() ?? ''
          setMissing(code === '')
          if (code) onLook(code)
          else field.current?.focus()
        }}
      >
        <FormLayout>
          <Stack gap={4}>
            <TextField
              ref={field}
              name="bonusCode"
              label={t('campaign.code')}
              help={t('campaign.code_help')}
              error={missing ? t('validation.bonus_code_required') : (error ?? undefined)}
              defaultValue={filledCode}
              autoComplete="off"
              maxLength={40}
              required
            />
            <Inline gap={2}>
              <Button
                {...button('onward', { text: 'campaign.code_look', loading: busy, loadingText: 'campaign.code_looking' })}
                type="submit"
                variant="secondary"
              />
            </Inline>
          </Stack>
        </FormLayout>
      </form>
    </Card>
  )
}
