import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CallError } from '../api/errors.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { ChangeLimitForm } from './ChangeLimitForm.tsx'
import { LimitCard } from './LimitCard.tsx'
import { LimitTabs } from './LimitTabs.tsx'
import { MandatoryLimitsForm } from './MandatoryLimitsForm.tsx'
import type { PeriodLimit } from './model.ts'

const suggestions = { day: [], week: [], month: [], year: [] }
const refusal = (path: string) => new CallError('ERR_VALIDATION', 'Noget er forkert.', { fields: [{ path, message: 'For lavt.' }] })
const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the forms read nothing else

const inContext = (form: React.ReactNode) => <PageContextProvider value={context}>{form}</PageContextProvider>
const inputs = () => [...document.querySelectorAll('form input:not([type=hidden])')] as HTMLInputElement[] // the selector finds inputs only
const errors = () => inputs().map((input) => input.getAttribute('aria-invalid') === 'true')
const submit = () => document.querySelector('form')?.requestSubmit()
const fill = (index: number, value: string) => userEvent.fill(inputs()[index] ?? expect.fail('no field'), value)
async function leave(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await new Promise((resolve) => setTimeout(resolve, 50)) // validates the field
}

it('focuses the first limit when none is set, removes its error when any is, and sends that one', async () => {
  const onSave = vi.fn()
  const { container } = await render(inContext(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />))
  submit()
  await expect.poll(errors).toEqual([true, false, false])
  await expect.poll(() => document.activeElement).toBe(inputs()[0])
  await expect.element(container).toHaveTextContent('validation.limit_missing')
  expect(onSave).not.toHaveBeenCalled()
  await fill(1, '500')
  await leave()
  await expect.poll(errors).toEqual([false, false, false])
  submit()
  await expect.poll(() => onSave).toHaveBeenCalledWith({ week: kroner(500) })
})

it('focuses the first limit that is too low, and removes an error when its field becomes valid', async () => {
  const onSave = vi.fn()
  await render(inContext(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />))
  for (const [index, value] of ['500', '0,50', '0,50'].entries()) {
    await fill(index, value)
    await leave()
  }
  submit()
  await expect.poll(errors).toEqual([false, true, true])
  await expect.poll(() => document.activeElement).toBe(inputs()[1])
  await fill(1, '500')
  await leave()
  await expect.poll(errors).toEqual([false, false, true])
  expect(onSave).not.toHaveBeenCalled()
})

it('shows an error of the server at its field, and one without a field above the button', async () => {
  const form = { suggestions, busy: false, onSave: vi.fn() }
  const { container, rerender } = await render(inContext(<MandatoryLimitsForm {...form} error={refusal('week')} />))
  await expect.poll(errors).toEqual([false, true, false])
  await expect.poll(() => document.activeElement).toBe(inputs()[1])
  await expect.element(container).toHaveTextContent('For lavt.')
  expect(container.textContent).not.toContain('Noget er forkert.')
  await rerender(inContext(<MandatoryLimitsForm {...form} error={new CallError('ERR_UPSTREAM', 'Prøv igen.')} />))
  await expect.element(container).toHaveTextContent('Prøv igen.')
})

const limit: PeriodLimit = {
  kind: 'deposit',
  period: 'week',
  current: kroner(100),
  left: null,
  used: null,
  usedShare: 0,
  pending: null,
  availableAt: null,
}

it('shows the error of the period that is changed', async () => {
  const form = {
    limit,
    limits: [limit],
    rules: { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 },
    busy: false,
    onSave: vi.fn(),
    onClose: vi.fn(),
  }
  const { container } = await render(inContext(<ChangeLimitForm {...form} error={refusal('week')} />))
  await expect.poll(errors).toEqual([true])
  await expect.element(container).toHaveTextContent('For lavt.')
})

it('shows the effect of an amount while it is typed, so that leaving the field does not move the button', async () => {
  const limits: PeriodLimit[] = [limit, { ...limit, period: 'month', current: kroner(150) }]
  const rules = { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 }
  const { container } = await render(
    inContext(<ChangeLimitForm limit={limit} limits={limits} rules={rules} busy={false} error={null} onSave={vi.fn()} onClose={vi.fn()} />),
  )
  const top = () => container.querySelector('button[type=submit]')?.getBoundingClientRect().top
  await fill(0, '200')
  await expect.element(container).toHaveTextContent('limitations.effect_raise')
  const typed = top()
  await leave()
  await expect.element(container).toHaveTextContent('limitations.overruled')
  expect(top()).toBe(typed)
})

it('names the effective one of the first limits at the field while it is typed, and saves at the first press', async () => {
  const onSave = vi.fn()
  const { container } = await render(inContext(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />))
  const top = () => container.querySelector('button[type=submit]')?.getBoundingClientRect().top
  await fill(0, '5000')
  await fill(1, '1000')
  await expect.element(container).toHaveTextContent('limitations.overruled')
  const notice = container.querySelector('[role=status]')
  expect(inputs()[0]?.compareDocumentPosition(notice as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(inputs()[1]?.compareDocumentPosition(notice as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  const typed = top()
  await leave()
  expect(top()).toBe(typed)
  await page.getByRole('button', { name: 'limitations.mandatory_save' }).click()
  await expect.poll(() => onSave.mock.calls).toEqual([[{ day: 500_000, week: 100_000 }]])
})

it('lets a player who wants no limits now log out', async () => {
  await render(inContext(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={vi.fn()} />))
  await expect.element(page.getByRole('link', { name: 'menu.logout' })).toHaveAttribute('href', '/?logout=true')
})

it('says that a limit is the one in force, and keeps the focus in the form', async () => {
  const onSave = vi.fn()
  const rules = { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 }
  const { container } = await render(
    inContext(<ChangeLimitForm limit={limit} limits={[limit]} rules={rules} busy={false} error={null} onSave={onSave} onClose={vi.fn()} />),
  )
  await fill(0, '100')
  const save = container.querySelector<HTMLButtonElement>('button[type=submit]')
  save?.focus()
  expect(document.activeElement).toBe(save)
  save?.click()
  await expect.poll(errors).toEqual([true])
  await expect.element(container).toHaveTextContent('limitations.same')
  await expect.poll(() => document.activeElement).toBe(inputs()[0])
  expect(onSave).not.toHaveBeenCalled()
})

it('moves the focus from a cancelled raise to the button that changes the limit', async () => {
  const card = { ruling: false, cancelling: false, onChange: vi.fn(), onCancelRaise: vi.fn() }
  const { container, rerender } = await render(
    inContext(<LimitCard {...card} limit={{ ...limit, pending: { amount: kroner(200), effectiveAt: 0 } }} />),
  )
  const [change, cancel] = container.querySelectorAll('button')
  expect(document.activeElement).toBe(document.body)
  cancel?.focus()
  await rerender(inContext(<LimitCard {...card} limit={limit} />))
  expect(document.activeElement).toBe(change)
})

it('moves the focus from the button that lowered other limits to the one that changes the effective limit', async () => {
  const limit = { kind: 'deposit' as const, left: null, used: null, usedShare: 0, pending: null, availableAt: null }
  const limits = (day: number): PeriodLimit[] => [
    { ...limit, period: 'day', current: kroner(day) },
    { ...limit, period: 'week', current: kroner(500) },
  ]
  const tabs = { aligning: false, cancelling: null, onEdit: vi.fn(), onCancelRaise: vi.fn(), onAlign: vi.fn() }
  const { container, rerender } = await render(inContext(<LimitTabs {...tabs} limits={limits(5000)} />))
  const named = (name: string) => [...container.querySelectorAll('button')].filter((button) => button.textContent?.includes(name))
  named('limitations.align')[0]?.focus()
  expect(document.activeElement).toBe(named('limitations.align')[0])
  await rerender(inContext(<LimitTabs {...tabs} limits={limits(500)} />))
  expect(document.activeElement).toBe(named('limitations.change')[1])
})

it('lowers the entered limits that never count, and leaves the others', async () => {
  const onSave = vi.fn()
  const { container } = await render(inContext(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />))
  const align = () => [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('limitations.align'))
  await fill(1, '500')
  await fill(2, '800')
  await leave()
  expect(align()).toBeUndefined()
  await fill(0, '5000')
  await leave()
  await expect.poll(align).toBeDefined()
  align()?.click()
  await expect.poll(align).toBeUndefined()
  expect(document.activeElement?.textContent).toContain('limitations.mandatory_save')
  submit()
  await expect.poll(() => onSave).toHaveBeenCalledWith({ day: kroner(500), week: kroner(500), month: kroner(800) })
})
