import { Card, Stack, SwitchField, Text } from '@casino/design-system'
import { visuallyHidden } from '@casino/design-system/theme/visuallyHidden'
import { useTranslations } from '../content/useTranslations.tsx'
import { suggestionsId } from '../navigation/paths.ts'

export interface SuggestionState {
  shown: boolean
  /** Why the choice was not changed. */
  problem: string | null
  /** Announcement of the latest change; empty without one. */
  saved: string
}

interface SuggestionChoiceProps {
  suggestions: SuggestionState
  onChange(shown: boolean): void
}

/** Whether the lobby shows games like those that the player has played. */
export function SuggestionChoice({ suggestions: { shown, problem, saved }, onChange }: SuggestionChoiceProps) {
  const t = useTranslations()
  return (
    <div id={suggestionsId}>
      <Card title={t('profile.suggestions_title')}>
        <Stack gap={4}>
          <Text tone="muted">{t('profile.suggestions_help')}</Text>
          <SwitchField
            name="suggestions"
            label={t('profile.suggestions_show')}
            checked={shown}
            error={problem ?? undefined}
            onChange={({ target }) => onChange(target.checked)}
          />
          <div className={visuallyHidden} role="status">
            {saved}
          </div>
        </Stack>
      </Card>
    </div>
  )
}
