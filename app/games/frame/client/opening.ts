import type { OpenFrameResponse } from '../frameApi.ts'
import { elementById, frameConfig } from './dom.ts'
import { post } from './frameClient.ts'

const token = location.hash.slice(1)
// The token is single-use; remove it from the browser history.
history.replaceState(null, '', location.pathname)

/** Opens the frame with the launch token in the address of the page. Throws the errors of `post`. */
export const openFrame = (): Promise<OpenFrameResponse> => post('/game/session', { token, gameId: frameConfig.id })

elementById('rules-open').addEventListener('click', () => elementById<HTMLDialogElement>('rules').showModal())
