import { useState } from 'react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { useSuggestionsQuery } from '../games/queries.ts'
import type { SuggestionState } from './SuggestionChoice.tsx'

const useSetSuggestionsMutation = createMutationHook('games.setSuggestions')

/**
 * The player's choice of suggestions, kept by the back end; null while it is unknown, or where the back end has none. As with the choice of
 * offers, the switch shows its new position while it is stored, and its old one when that fails.
 */
export function useSuggestionChoice(): { suggestions: SuggestionState | null; change: (shown: boolean) => void } {
  const run = useRun()
  const t = useTranslations()
  const { data, mutate } = useSuggestionsQuery()
  const { trigger, error } = useSetSuggestionsMutation()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [saved, setSaved] = useState('')
  const stored = data?.shown ?? null

  const change = async (shown: boolean): Promise<void> => {
    if (wanted !== null) return
    setWanted(shown)
    setSaved('')
    const result = await trigger({ body: { shown } })
    if (result?.type === 'success') {
      await mutate({ games: [], shown })
      setSaved(t('profile.offers_saved'))
    }
    setWanted(null)
  }
  return {
    suggestions: stored === null ? null : { shown: wanted ?? stored, problem: error?.message ?? null, saved },
    change: (shown) => run(change(shown)),
  }
}
