import { useMemo } from 'react'
import type { SearchablePage } from '../../content/calls.ts'
import { usePageContext } from '../../content/PageContext.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { parseSitePath } from '../../navigation/address.ts'

/** The pages of the menu that this visitor sees, as pages to search for. */
export function useMenuPages(): readonly SearchablePage[] {
  const t = useTranslations()
  const { menu, session } = usePageContext()
  return useMemo(
    () =>
      menu
        .filter(({ authRequired }) => session.loggedIn || !authRequired)
        .flatMap((item) => [item, ...item.child.filter(({ authRequired }) => session.loggedIn || !authRequired)])
        .flatMap(({ slug, text }) => {
          const path = slug && parseSitePath(slug)
          return path ? [{ path, title: t(text), text: '' }] : []
        }),
    [menu, session.loggedIn, t],
  )
}
