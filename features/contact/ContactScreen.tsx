import { Button, FormLayout, PageBody, PageHeading, Stack, Text } from '@casino/design-system'
import { useEffect } from 'react'
import { ConfiguredSections } from '../content/ConfiguredSections.tsx'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { MessageForm, type MessageFormProps } from './MessageForm.tsx'

/** A message is written, or was sent and is answered to this address. */
export type MessageState = { type: 'writing' } | { type: 'sent'; email: string }

export interface ContactScreenProps extends MessageFormProps {
  state: MessageState
  /** E.g. `alle dage kl. 10–18`. */
  supportHours: string
  /** Beside the form. */
  sections: SystemConfig['contactContent']
  onAnother(): void
}

const titleId = 'contact-title'

/** Screen of `/kontaktos`: a message to the support, and other ways to reach it. */
export function ContactScreen({ state, supportHours, sections, onAnother, ...form }: ContactScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  useEffect(() => {
    if (state.type === 'sent') document.getElementById(titleId)?.focus() // the button that had it is gone
  }, [state])
  return (
    <PageBody width="pair">
      <FormLayout aside={<ConfiguredSections sections={sections} level={2} />}>
        {state.type === 'sent' ? (
          <Stack gap={6}>
            <PageHeading title={t('contact_us.sent_title')} id={titleId}>
              <Text>{t('contact_us.sent_text', { email: state.email, hours: supportHours })}</Text>
            </PageHeading>
            <Stack gap={3}>
              <Button {...button('onward', { text: 'contact_us.home' })} href={paths.home} size="lg" fullWidth />
              <Button {...button('back', { text: 'contact_us.another' })} variant="ghost" size="lg" fullWidth onClick={onAnother} />
            </Stack>
          </Stack>
        ) : (
          <Stack gap={6}>
            <PageHeading title={t('contact_us.title')} intro={t('contact_us.intro', { hours: supportHours })} id={titleId} />
            <MessageForm {...form} />
          </Stack>
        )}
      </FormLayout>
    </PageBody>
  )
}
