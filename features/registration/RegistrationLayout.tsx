import { Alert, Card, FormLayout, Heading, Link, PageBody, Stack, Stepper, Text } from '@casino/design-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ConfiguredSections } from '../content/ConfiguredSections.tsx'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import type { RegistrationStep } from './model.ts'

const stepKeys = ['bonus', 'contact', 'confirm'] as const
const partnerStepKeys = ['bonus', 'contact', 'confirm_partner'] as const
const titleId = 'registration-step'

interface RegistrationLayoutProps {
  step: RegistrationStep
  minAge: number
  /** A partner handed the player over, who confirms without the identity provider. */
  byPartner?: boolean
  /** Configured sections below the step's notes. */
  content?: SystemConfig['registerContent']
  children: ReactNode
}

/** Layout of the three steps: progress, the step's title, and an information card. */
export function RegistrationLayout({ step, minAge, byPartner = false, content = [], children }: RegistrationLayoutProps) {
  const t = useTranslations()
  const renderedStep = useRef(step)
  // a layout effect, so that the step's own effect can move the focus to a rejected field afterwards
  useLayoutEffect(() => {
    if (renderedStep.current === step) return
    renderedStep.current = step
    window.scrollTo({ top: 0 })
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [step])
  const keys = byPartner ? partnerStepKeys : stepKeys
  const name = keys[step - 1] ?? 'bonus'
  return (
    <PageBody width="pair">
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1} size={36}>
            {t('register.title')}
          </Heading>
          <Stepper label={t('register.steps_label')} steps={keys.map((key) => t(`register.step_${key}`))} current={step} />
        </Stack>
        <FormLayout
          aside={
            <Stack gap={6}>
              <RegistrationNotes minAge={minAge} />
              <ConfiguredSections sections={content} level={2} />
            </Stack>
          }
        >
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={2} size={22} id={titleId} tabIndex={-1}>
                {t(`register.${name}_title`)}
              </Heading>
              {name !== 'bonus' && <Text tone="muted">{t(`register.${name}_intro`)}</Text>}
            </Stack>
            <noscript>
              <Alert tone="info">{t('register.needs_script')}</Alert>
            </noscript>
            {children}
          </Stack>
        </FormLayout>
      </Stack>
    </PageBody>
  )
}

interface RegistrationNotesProps {
  minAge: number
}

function RegistrationNotes({ minAge }: RegistrationNotesProps) {
  const t = useTranslations()
  return (
    <Card title={t('register.good_title')}>
      <Stack gap={3}>
        <Text size={14} tone="muted">
          {t('register.good_age', { minAge })}
        </Text>
        <Text size={14} tone="muted">
          {t('register.good_rofus')}
        </Text>
        <Text size={14} tone="muted">
          {t('register.good_data')}
        </Text>
        <Text size={14} tone="muted">
          {t('register.good_limits')}
        </Text>
        <Text size={14}>
          {t('register.have_account')} <Link href={paths.login}>{t('register.log_in')}</Link>
        </Text>
      </Stack>
    </Card>
  )
}
