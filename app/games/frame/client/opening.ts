import type { OpenFrameResponse } from '../frameApi.ts'
import { elementById, frameConfig } from './dom.ts'
import { post } from './frameClient.ts'
import { postToHost } from './host.ts'
import './hostFonts.ts'

const token = location.hash.slice(1)
// The token is single-use; remove it from the browser history.
history.replaceState(null, '', location.pathname)

/** Opens the frame with the launch token in the address of the page, and tells the embedding page. Throws the errors of `post`. */
export async function openFrame(): Promise<OpenFrameResponse> {
  const opened = await post<OpenFrameResponse>('/game/session', { token, gameId: frameConfig.id })
  postToHost({ type: 'opened' })
  return opened
}

elementById('rules-open').addEventListener('click', () => elementById<HTMLDialogElement>('rules').showModal())
