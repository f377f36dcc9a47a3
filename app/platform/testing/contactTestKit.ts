import type { AccountChange, EmailChange } from '@casino/features/profile/calls'
import type { Profile } from '@casino/features/session/calls'
import { beforeEach } from 'vitest'
import { grantStepUp } from '../identity/stepUp.ts'
import { setUpPlatform } from './harness.ts'
import { createTestPlayer, type TestPlayer } from './testPlayers.ts'

/**
 * Starts a platform for the tests of a file, and gives each test a player with a freshly confirmed identity. Call once per file, outside
 * the tests.
 */
export function setUpContacts() {
  const platform = setUpPlatform()
  let player: TestPlayer
  let newEmail: string
  const mobile = { mobileCC: '45', mobileNo: '20000000' }
  const call = (name: string, body: object = {}, as = player) => platform.post(`/api/user/${name}`, { sessionId: as.sessionId, ...body })
  const confirmIdentity = (as = player) =>
    platform.platform.transaction((context) => grantStepUp(context, { sessionHash: as.sessionHash, purpose: 'contact' }))
  const mails = (to: string) => platform.platform.outbox.list().filter((message) => message.to === to)

  beforeEach(async () => {
    platform.platform.outbox.clear()
    player = await createTestPlayer(platform.platform)
    newEmail = `ny-${player.id}@eksempel.dk`
    await confirmIdentity()
  })

  return {
    platform,
    get player() {
      return player
    },
    /** An address that the player does not have yet. */
    get newEmail() {
      return newEmail
    },
    call,
    confirmIdentity,
    /** Changes contact data; by default to the new address, with the number that the player has. */
    change: (values: object = {}, as = player) => call('contact-change', { ...mobile, email: newEmail, ...values }, as),
    /** Confirms the address that awaits a code. */
    confirm: (emailCode: string, as = player) => call('email-confirm', { emailCode }, as),
    profileOf: async (as = player) => (await call('user-profile', {}, as)).data<Profile & Record<string, unknown>>(),
    changesOf: async (as = player) =>
      (await call('changes', {}, as))
        .data<{ changes: readonly AccountChange[] }>()
        .changes.filter(({ field }) => field === 'email' || field === 'mobile'),
    pendingOf: async () => (await call('contact')).data<{ emailChange: EmailChange | null }>().emailChange,
    mails,
    /** The code of the latest mail to an address. */
    codeTo: (email: string) => /\d{6}/.exec(mails(email)[0]?.text ?? '')?.[0] ?? '',
  }
}
