import { findMalformedText } from '@casino/features/api/malformedText'
import { PlatformError } from '@casino/shared/platformError'
import type { FastifyRequest } from 'fastify'

/** Hook of every route: throws ERR_VALIDATION with the fields whose text PostgreSQL would refuse. */
export async function refuseMalformedText({ params, query, body }: FastifyRequest): Promise<void> {
  const paths = [params, query, body].flatMap(findMalformedText)
  if (paths.length > 0)
    throw new PlatformError('ERR_VALIDATION', { fields: paths.map((path) => ({ path, message: 'error.ERR_VALIDATION' })) })
}
