import { UnsubscribeScreen, type UnsubscribeScreenProps } from '@casino/features/unsubscribe/UnsubscribeScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, supportEmail } from '../../support/fixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const args: UnsubscribeScreenProps = {
  kind: 'email',
  state: { type: 'asking' },
  busy: false,
  siteName: 'Nordlys',
  supportEmail,
  onUnsubscribe: fn(),
}

const meta = preview.meta({
  title: 'Features/Unsubscribe',
  component: UnsubscribeScreen,
  parameters: { layout: 'fullscreen' },
  args,
})

export const Email = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afmeld' }))
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce()
  },
})
export const Sms = meta.story({ args: { kind: 'sms' } })
export const Brand = meta.story({ args: { kind: 'brand' } })
export const Sending = meta.story({ args: { busy: true } })
export const Done = meta.story({ args: { state: { type: 'done' } } })
export const BrandDone = meta.story({ args: { kind: 'brand', state: { type: 'done' } } })
export const Failed = meta.story({
  args: { state: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Du er ikke afmeldt endnu')
    await expect(canvas.getByRole('button', { name: 'Afmeld' })).toBeEnabled()
  },
})
export const InvalidLink = meta.story({
  args: { state: { type: 'invalid' } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(createPageContext(globals.theme).site.supportEmail, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gå til Profil' })).toHaveAttribute('href', '/min-konto/profil')
  },
})
