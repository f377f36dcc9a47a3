import { type Guard, goOn } from './types.ts'

/** A content address that the CMS does not know is not found. */
export const checkCustomContent: Guard = ({ route, contentExists }) =>
  route.content && contentExists === false ? { type: 'notFound' } : goOn
