import { type Guard, goOn } from './types.ts'

/** One address a page: no empty or trailing segment, and the fixed segments spelled as in the route table. */
export const navigation: Guard = ({ route, path, query }) => {
  const pattern = route.path.split('/').filter(Boolean)
  const spelled = path
    .split('/')
    .filter(Boolean)
    .map((segment, index) => {
      const part = pattern[index]
      return part === undefined || part === '*' || part.startsWith(':') ? segment : part
    })
  const canonical = `/${spelled.join('/')}`
  return canonical === path ? goOn : { type: 'redirect', to: query.size ? `${canonical}?${query}` : canonical }
}
