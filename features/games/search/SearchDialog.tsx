import { Modal, SearchField, Stack, Text } from '@casino/design-system'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { sendCall } from '../../api/client.ts'
import { settleCall } from '../../api/settleCall.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { paths, searchParam, searchPath } from '../../navigation/paths.ts'
import { maxSearchLength } from '../constants.ts'
import { gameIdOfPath } from '../paths.ts'
import { moveBetweenResults } from './moveBetweenResults.ts'
import { SearchView } from './SearchView.tsx'
import { clearSearches, keepSearch, readSearches } from './searchHistory.ts'
import { useSearchFindings } from './useSearchFindings.ts'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search over games, providers and pages, as a dialog over any page. Enter leads to the page of the search. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = useTranslations()
  const [path, navigate] = useLocation()
  const [search, setSearch] = useState('')
  const [history, setHistory] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const state = useSearchFindings(search)
  useEffect(() => {
    if (!open) return
    setSearch('')
    setHistory(readSearches())
  }, [open])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = search.trim()
    if (!typed) return
    keepSearch(typed)
    onClose()
    navigate(searchPath(typed))
  }
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    if (state.type === 'found') {
      keepSearch(state.search)
      const gameId = gameIdOfPath(link.pathname)
      // only counted: a failure changes nothing for the visitor
      if (gameId) settleCall(sendCall('games.searched', { body: { gameId } })).catch(reportError)
    }
    if (link.pathname === path) onClose()
  }
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('search.title')}
      closeLabel={t('modal.close')}
      size="lg"
      placement="top"
      initialFocus={input}
      toolbar={
        <search>
          <Stack gap={2}>
            <form action={paths.search} onSubmit={submit} onKeyDown={(event) => moveBetweenResults(event, input.current, results.current)}>
              <SearchField
                ref={input}
                label={t('search.label')}
                name={searchParam}
                theme="search"
                maxLength={maxSearchLength}
                clearLabel={t('search.clear')}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </form>
            <div role="status">
              <Text size={14} tone="muted">
                {state.type === 'found'
                  ? t('search.found', { games: state.findings.total, pages: state.findings.pages.length })
                  : t('search.intro')}
              </Text>
            </div>
          </Stack>
        </search>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside it, which are operable */}
      <div ref={results} onClick={choose} onKeyDown={(event) => moveBetweenResults(event, input.current, results.current)}>
        <SearchView
          state={state}
          history={history}
          onClearHistory={() => {
            clearSearches()
            setHistory([])
            input.current?.focus()
          }}
        />
      </div>
    </Modal>
  )
}
