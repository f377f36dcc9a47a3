import { type Guard, proceed } from './types.ts'

/** 404 for a content path without a page in the CMS. */
export const checkCustomContent: Guard = ({ route, contentExists }) =>
  route.contentSlug && contentExists === false ? { type: 'notFound' } : proceed
