import { parseState, type WorkbenchState } from './workbenchState.ts'

/** Characters of a fragment that mail and chat programs keep. Browsers take more. */
export const maxFragmentLength = 8000
/** Of an unpacked fragment: a short one can unpack to gigabytes. */
const maxUnpackedBytes = 1_000_000
const prefix = '#workbench='
/** A fragment with a state. Storybook appends its toolbars to the end of an address, which is then behind the fragment: `&globals=theme:strand`. */
export const stateFragment = /#workbench=([\w-]*)/

/** What the fragment of an address contains. */
export type FragmentContent = { type: 'none' } | { type: 'unreadable' } | { type: 'state'; state: WorkbenchState }

/** The JSON of a state as the fragment of an address: compressed, in the letters of base64url. */
export async function fragmentOf(json: string): Promise<string> {
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The state in the fragment of an address. Never rejects: a fragment is text of a stranger. */
export async function readFragment(fragment: string): Promise<FragmentContent> {
  const [, packed] = stateFragment.exec(fragment) ?? []
  if (packed === undefined) return { type: 'none' }
  try {
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const state = parseState(await unpack(bytes))
    return state ? { type: 'state', state } : { type: 'unreadable' }
  } catch {
    return { type: 'unreadable' }
  }
}

/** Throws where the bytes are not compressed text, or too many. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > maxUnpackedBytes) {
      await reader.cancel()
      throw new Error('too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}
