import type { CallContext } from './callContext.ts'
import type { CallFailure } from './callFailure.ts'
import type { RawCallInput, ServerValues } from './injectServerValues.ts'
import type { ParsedCallInput } from './parseCallInput.ts'

// biome-ignore lint/suspicious/noExplicitAny: data is parsed by the call's own schema before a hook receives it
export type CallData = any

export interface CallHooks {
  /** Refuses the call before server values are injected, by throwing a `CallFailure`. */
  guard?: (input: RawCallInput, context: CallContext) => void
  /** Further values that are injected; `bearer` authorises a call whose table entry has one. */
  serverValues?: (context: CallContext) => ServerValues & { bearer?: string }
  /** Changes the input before it is parsed. */
  beforeParse?: (input: RawCallInput, context: CallContext) => RawCallInput
  /** Handles the call on the site server; null forwards it to the back end. */
  handleLocally?: (input: ParsedCallInput, context: CallContext) => object | null | Promise<object | null>
  /** Sanitises public data before it is cached. */
  sanitiseData?: (answer: CallData) => unknown
  /** Side effects of a failed request to the back end; returns its failure or another. */
  onFailure?: (failure: CallFailure, context: CallContext, input: ParsedCallInput) => CallFailure | Promise<CallFailure>
  /** Side effects of a success; a returned object is merged into the data. */
  onSuccess?: (answer: CallData, context: CallContext, input: ParsedCallInput) => object | undefined | Promise<object | undefined>
}
