import { useState } from 'react'
import { useRun } from '../../api/useRun.ts'
import { useCardsQuery, useRemoveCardMutation } from '../queries.ts'

/** Removal of a stored card, from the question to the card list without it. */
export interface RemoveCard {
  /** `accountId` of the card that the player is asked about. */
  asked: string | null
  busy: boolean
  /** Localised message of a removal that failed. */
  error: string | null
  /** Asks about a card; null: asks no more. */
  ask(accountId: string | null): void
  remove(): void
}

export function useRemoveCard(): RemoveCard {
  const [asked, setAsked] = useState<string | null>(null)
  const removal = useRemoveCardMutation()
  const { mutate: revalidateCards } = useCardsQuery()
  const run = useRun()

  const remove = async (accountId: string) => {
    const result = await removal.trigger({ body: { accountId } })
    if (result?.type !== 'success') return
    await revalidateCards()
    setAsked(null)
  }
  return {
    asked,
    busy: removal.busy,
    error: removal.error?.message ?? null,
    ask: setAsked,
    remove: () => {
      if (asked) run(remove(asked))
    },
  }
}
