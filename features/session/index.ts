export { createClient, sendCall, setOfflineMessage } from './client.ts'
export { CallError, type ErrorCode, type FieldError } from './errors.ts'
export { createUseCall } from './useCall.ts'
