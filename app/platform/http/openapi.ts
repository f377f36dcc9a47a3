import { type ErrorCode, errorStatus } from '@casino/features/session/errors'
import { z } from 'zod'
import type { MountedCall } from '../handlers.ts'

type Json = Record<string, unknown>

/** JSON schema of the input side: values as sent, before transformations. */
const wire = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** OpenAPI 3.1 document of every bound call, generated from the schemas that also parse the requests. */
export function openApi(calls: readonly MountedCall[], serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const mounted of calls) {
    const path = mounted.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [mounted.call.method.toLowerCase()]: operation(mounted) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casino platform (simulated)',
      version: '1.0.0',
      description: 'Amounts are integer øre. Times are UTC: milliseconds or ISO 8601.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: { Failure: failureSchema } },
  }
}

function operation({ name, call }: MountedCall): Json {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Repeating a key returns the first response.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  const parameters = [...fieldsOf(call.params, 'path'), ...fieldsOf(call.query, 'query'), ...(call.idempotent ? [key] : [])]
  const data = { type: 'object', required: ['result', 'data'], properties: { result: { const: 1 }, data: wire(call.answer) } }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    description: call.access === 'player' ? 'Requires an active session.' : 'Public.',
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: wire(call.body) } } } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: data } } },
      default: { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  }
}

function fieldsOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = wire(schema) as { properties?: Record<string, Json>; required?: string[] } // JSON schema of an object
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const failureSchema: Json = {
  type: 'object',
  required: ['result', 'code', 'message'],
  properties: {
    result: { const: 0 },
    code: { enum: Object.keys(errorStatus), description: statusTable() },
    message: { type: 'string', description: 'English, for operators.' },
    data: { type: 'object' },
    fields: {
      type: 'array',
      items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

function statusTable(): string {
  return (Object.keys(errorStatus) as ErrorCode[]).map((code) => `${code}: ${errorStatus[code]}`).join(', ') // keys of a constant record
}
