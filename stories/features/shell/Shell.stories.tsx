import { Text } from '@casino/design-system/components/Text'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { Shell } from '@casino/features/shell/Shell'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { loggedInParameters, playerResponses } from '../../support/fixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const { layouts } = createPageContext('nordlys')

const meta = preview.meta({
  title: 'Features/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: 'shown' as const,
    children: (
      <PageBody>
        <Text>Sidens indhold</Text>
      </PageBody>
    ),
  },
})

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Log ind' })[0]).toBeVisible()
  },
})
export const Player = meta.story({
  parameters: loggedInParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1.250,00 kr.')[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Opret konto' })).toBeNull()
  },
})
/** On the first login there is no previous login to show. */
export const FirstLogin = meta.story({
  parameters: {
    ...loggedInParameters,
    calls: { ...playerResponses, 'session.profile {}': { ...playerResponses['session.profile {}'], lastLogin: null } },
  },
})
export const MenuOpen = meta.story({
  parameters: loggedInParameters,
  play: async ({ canvas, userEvent }) => {
    const [toggle] = canvas.getAllByRole('button', { name: /menu/i })
    if (toggle) await userEvent.click(toggle)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})
/** As after the redirect from the identity provider or the bank. */
export const HeaderHidden = meta.story({ args: { header: 'hidden' } })
/** The order of the two buttons is configurable. */
export const RegisterFirst = meta.story({
  parameters: { page: { layouts: { ...layouts, header: { ...layouts.header, loginFirst: false } } } },
  play: async ({ canvas }) => {
    const [register, login] = within(canvas.getByRole('banner')).getAllByRole('link', { name: /Log ind|Opret konto/ })
    await expect(register).toHaveTextContent('Opret konto')
    await expect(login).toHaveTextContent('Log ind')
  },
})
/** A menu bar with the logo in the middle is configurable too. */
export const LogoInTheBar = meta.story({
  globals: { viewport: { value: 'xxl' } },
  parameters: {
    page: {
      layouts: {
        ...layouts,
        header: {
          ...layouts.header,
          menuBarSplit: 2,
          zones: { ...layouts.header.zones, start: ['dropdown'], end: ['clock', 'login', 'register'] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Menu' }))
    const targets = bar.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(targets).toHaveLength(5)
    await expect(targets.indexOf('/')).toBe(2)
  },
})
