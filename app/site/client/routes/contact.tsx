import { paths } from '@casino/features/navigation/paths'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

/** The contact form. */
export const contactRoutes: readonly Route[] = [
  {
    name: 'kontaktos',
    path: paths.contact,
    guards: routeGuards.content,
    access: 'public',
    loadPage: async () => {
      const { ContactPage } = await import('@casino/features/contact/ContactPage')
      return () => <ContactPage />
    },
    header: 'shown',
    task: true,
    // the security policy of the page depends on its configuration, and the form on the player
    server: import.meta.env.SSR && {
      queries: () => [],
      textGroups: ['contact_us', 'validation'],
      forms: ['contact'],
      config: ['contactContent', 'recaptchaSiteKey'],
      cache: 'never',
    },
  },
]
