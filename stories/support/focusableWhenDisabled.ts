import { expect, userEvent } from 'storybook/test'

/** Expects that a disabled button, the first of its page, takes the focus, ignores Enter and looks disabled. */
export async function expectFocusableWhenDisabled(button: HTMLElement, onClick: unknown): Promise<void> {
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(onClick).not.toHaveBeenCalled()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(getComputedStyle(button).cursor).toBe('not-allowed')
}
