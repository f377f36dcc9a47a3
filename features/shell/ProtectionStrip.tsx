import { TopStrip, TopStripItem, TopStripMark, TopStripText } from '@casino/design-system'
import { memo } from 'react'
import type { Layouts } from '../content/entities/layout.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { SessionClock } from './clocks.tsx'

interface ProtectionStripProps {
  links: Layouts['strip']['links']
  /** Minimum age, in years. */
  minAge: number
  /** Server time at rendering, UTC ms. */
  now: number
  /** Start of the session, UTC ms; null for a guest. */
  loggedInAt: number | null
}

/** The protection strip of every page: links to help and limits, the time logged in and the clock. */
export const ProtectionStrip = memo(function ProtectionStrip({ links, minAge, now, loggedInAt }: ProtectionStripProps) {
  const t = useTranslations()
  return (
    <TopStrip
      label={t('shell.strip_label')}
      start={
        <>
          <TopStripMark>{t('shell.age_mark', { minAge })}</TopStripMark>
          {links.map(({ text, shortText, url, newTab, onPhones }) => (
            <TopStripItem key={url} hideOnSmall={!onPhones}>
              <a href={url} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
                {shortText === null ? text : <TopStripText short={shortText}>{text}</TopStripText>}
              </a>
            </TopStripItem>
          ))}
        </>
      }
      end={<SessionClock now={now} loggedInAt={loggedInAt} />}
    />
  )
})
