import type { CallOptions } from '@casino/features/api/contract'
import type { CallName, CallOf } from '@casino/features/callTables'
import type { z } from 'zod'
import type { CallContext } from './callContext.ts'
import type { CallFailure } from './callFailure.ts'
import type { CallPart, RawCallInput, ServerValues } from './injectServerValues.ts'
import type { ParsedCallInput } from './parseCallInput.ts'

type InputOf<C extends CallOptions> = { readonly [P in CallPart]: C[P] extends z.ZodType ? z.output<C[P]> : undefined }

/** The input of a call as its schemas parse it. */
export type HookInput<N extends CallName> = InputOf<CallOf<N>>
/** The response of the back end as the call's schema parses it. */
export type HookData<N extends CallName> = z.output<CallOf<N>['response']>

interface Hooks<I, D> {
  /** Refuses the call before server values are injected, by throwing a `CallFailure`. */
  guard?: (input: RawCallInput, context: CallContext) => void
  /** Further values that are injected; `bearer` authorises a call whose table entry has one. */
  serverValues?: (context: CallContext) => ServerValues & { bearer?: string }
  /** Changes the input before it is parsed. */
  beforeParse?: (input: RawCallInput, context: CallContext) => RawCallInput
  /** Handles the call on the site server; null forwards it to the back end. */
  handleLocally?: (input: I, context: CallContext) => object | null | Promise<object | null>
  /** Sanitises public data before it is cached. */
  sanitiseData?: (data: D) => unknown
  /** Side effects of a failed request to the back end; returns its failure or another. */
  onFailure?: (failure: CallFailure, context: CallContext, input: I) => CallFailure | Promise<CallFailure>
  /** Side effects of a success; a returned object is merged into the data. */
  onSuccess?: (data: D, context: CallContext, input: I) => object | undefined | Promise<object | undefined>
}

export type CallHooks<N extends CallName> = Hooks<HookInput<N>, HookData<N>>
export type HooksByCall = { [N in CallName]?: CallHooks<N> }
/** Hooks of a call that is known at run time only. */
export type AnyCallHooks = Hooks<ParsedCallInput, unknown>
