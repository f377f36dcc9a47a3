import { unescapeUnreserved } from '@casino/features/navigation/pathEscapes'
import { type Guard, proceed } from './types.ts'

/** Redirects to the canonical path: no empty or trailing segment, no needless escape, and static segments in the route table's case. */
export const navigation: Guard = ({ route, path, query }) => {
  const pattern = route.path.split('/').filter(Boolean)
  const canonicalSegments = unescapeUnreserved(path)
    .split('/')
    .filter(Boolean)
    .map((segment, index) => {
      const part = pattern[index]
      return part === undefined || part === '*' || part.startsWith(':') ? segment : part
    })
  const canonical = `/${canonicalSegments.join('/')}`
  return canonical === path ? proceed : { type: 'redirect', to: query.size ? `${canonical}?${query}` : canonical }
}
