import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Menu } from './Menu.tsx'

afterEach(cleanup)

interface HeaderProps {
  balance: string
}

const Header = ({ balance }: HeaderProps) => (
  <Menu
    label="Min konto"
    trigger={(opener) => (
      <button type="button" {...opener}>
        {balance}
      </button>
    )}
    items={[
      { label: 'Oversigt', href: '#oversigt' },
      { label: 'Transaktioner', href: '#transaktioner' },
    ]}
  />
)

it('leaves the focus where the player has moved it, when the page around it renders again', async () => {
  const { getByRole, rerender } = await render(<Header balance="100 kr." />)
  getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('menuitem', { name: 'Oversigt' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('menuitem', { name: 'Transaktioner' })).toHaveFocus()
  await rerender(<Header balance="120 kr." />)
  await expect.element(getByRole('button', { name: '120 kr.' })).toBeVisible()
  await expect.element(getByRole('menuitem', { name: 'Transaktioner' })).toHaveFocus()
})
