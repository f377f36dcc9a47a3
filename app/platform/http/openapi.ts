import { type ErrorCode, httpStatusByErrorCode } from '@casino/features/api/errors'
import { refusedSignature } from '@casino/shared/callSignature'
import { z } from 'zod'
import type { BoundCall } from '../core/handlers.ts'

type JsonObject = Record<string, unknown>

/** JSON schema of the input side: values as sent, before transformations. */
const inputJsonSchema = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** OpenAPI 3.1 document of every bound call, generated from the schemas that also parse the requests. */
export function openApiDocument(calls: readonly BoundCall[], serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const bound of calls) {
    const path = bound.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [bound.call.method.toLowerCase()]: operation(bound) }
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
    security: [signature],
    components: { schemas: { Failure: failureSchema }, securitySchemes },
  }
}

/** Both headers are required where the platform has a SITE_KEY. */
const securitySchemes = {
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'key',
    description: 'HMAC-SHA256 (base64url) of method, path and timestamp under SITE_KEY. Required where SITE_KEY is set.',
  },
  timestamp: { type: 'apiKey', in: 'header', name: 'timestamp', description: 'Time of sending, UTC ms; at most five minutes from now.' },
  partner: { type: 'http', scheme: 'bearer' },
}
const signature = { key: [], timestamp: [] }

function operation({ name, call }: BoundCall): JsonObject {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Repeating a key returns the first response.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...(call.idempotent ? [key] : [])]
  const data = { type: 'object', required: ['result', 'data'], properties: { result: { const: 1 }, data: inputJsonSchema(call.response) } }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    description: call.access === 'player' ? 'Requires an active session.' : 'Public.',
    ...(call.bearer && { security: [{ ...signature, partner: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: inputJsonSchema(call.body) } } } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: data } } },
      default: { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  }
}

function parametersOf(schema: z.ZodObject | undefined, location: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputJsonSchema(schema) as {
    properties?: Record<string, JsonObject>
    required?: readonly string[]
  } // JSON schema of an object
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
  }))
}

const failureSchema: JsonObject = {
  type: 'object',
  required: ['result', 'code', 'message'],
  properties: {
    result: { const: 0 },
    code: { enum: [...Object.keys(httpStatusByErrorCode), refusedSignature.body.code], description: statusTable() },
    message: { type: 'string', description: 'English, for operators.' },
    data: { type: 'object' },
    fields: {
      type: 'array',
      items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

function statusTable(): string {
  const statuses = (Object.keys(httpStatusByErrorCode) as ErrorCode[]).map((code) => `${code}: ${httpStatusByErrorCode[code]}`) // keys of a constant record
  return [...statuses, `${refusedSignature.body.code}: ${refusedSignature.status}`].join(', ')
}
