import { type Guard, goOn } from './types.ts'

/** 404 for a content path without a page in the CMS. */
export const checkCustomContent: Guard = ({ route, contentExists }) =>
  route.content && contentExists === false ? { type: 'notFound' } : goOn
