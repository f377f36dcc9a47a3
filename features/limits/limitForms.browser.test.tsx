import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
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

const root = createTestRoot()
const render = (form: React.ReactNode) => root.render(<PageContextProvider value={context}>{form}</PageContextProvider>)
const inputs = () => [...root.element.querySelectorAll('input:not([type=hidden])')] as HTMLInputElement[] // the selector finds inputs only
const errors = () => inputs().map((input) => input.getAttribute('aria-invalid') === 'true')
const submit = () => act(async () => root.element.querySelector('form')?.requestSubmit())
/** Fills a field as a browser does, by the element's own setter and an input event. */
const fill = (input: HTMLInputElement | undefined, value: string) =>
  act(async () => {
    input?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(async () => document.activeElement instanceof HTMLElement && document.activeElement.blur())

it('focuses the first limit when none is set, removes its error when any is, and sends that one', async () => {
  const onSave = vi.fn()
  await render(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />)
  await submit()
  expect(errors()).toEqual([true, false, false])
  expect(document.activeElement).toBe(inputs()[0])
  expect(root.element.textContent).toContain('validation.limit_missing')
  expect(onSave).not.toHaveBeenCalled()
  await fill(inputs()[1], '500')
  await leave()
  expect(errors()).toEqual([false, false, false])
  await submit()
  expect(onSave).toHaveBeenCalledWith({ week: kroner(500) })
})

it('focuses the first limit that is too low, and removes an error when its field becomes valid', async () => {
  const onSave = vi.fn()
  await render(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />)
  for (const [index, value] of ['500', '0,50', '0,50'].entries()) {
    await fill(inputs()[index], value)
    await leave()
  }
  await submit()
  expect(errors()).toEqual([false, true, true])
  expect(document.activeElement).toBe(inputs()[1])
  await fill(inputs()[1], '500')
  await leave()
  expect(errors()).toEqual([false, false, true])
  expect(onSave).not.toHaveBeenCalled()
})

it('shows an error of the server at its field, and one without a field above the button', async () => {
  const form = { suggestions, busy: false, onSave: vi.fn() }
  await render(<MandatoryLimitsForm {...form} error={refusal('week')} />)
  expect(errors()).toEqual([false, true, false])
  expect(document.activeElement).toBe(inputs()[1])
  expect(root.element.textContent).toContain('For lavt.')
  expect(root.element.textContent).not.toContain('Noget er forkert.')
  await render(<MandatoryLimitsForm {...form} error={new CallError('ERR_UPSTREAM', 'Prøv igen.')} />)
  expect(root.element.textContent).toContain('Prøv igen.')
})

it('shows the error of the period that is changed', async () => {
  const limit: PeriodLimit = { kind: 'deposit', period: 'week', current: kroner(100), left: null, used: null, usedShare: 0, pending: null }
  const form = {
    limit,
    limits: [limit],
    rules: { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 },
    busy: false,
    onSave: vi.fn(),
    onClose: vi.fn(),
  }
  await render(<ChangeLimitForm {...form} error={refusal('week')} />)
  expect(errors()).toEqual([true])
  expect(root.element.textContent).toContain('For lavt.')
})

it('tells the effect of an amount while it is typed, so that leaving the field does not move the button that is being pressed', async () => {
  const limit: PeriodLimit = { kind: 'deposit', period: 'week', current: kroner(100), left: null, used: null, usedShare: 0, pending: null }
  const limits: PeriodLimit[] = [limit, { ...limit, period: 'month', current: kroner(150) }]
  const rules = { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 }
  await render(<ChangeLimitForm limit={limit} limits={limits} rules={rules} busy={false} error={null} onSave={vi.fn()} onClose={vi.fn()} />)
  const top = () => root.element.querySelector('button[type=submit]')?.getBoundingClientRect().top
  await fill(inputs()[0], '200')
  expect(root.element.textContent).toContain('limitations.effect_raise')
  const typed = top()
  await leave()
  expect(root.element.textContent).toContain('limitations.overruled')
  expect(top()).toBe(typed)
})

it('does not move the button of the first limits when it names the effective one', async () => {
  await render(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={vi.fn()} />)
  const top = () => root.element.querySelector('button[type=submit]')?.getBoundingClientRect().top
  await fill(inputs()[1], '500')
  await fill(inputs()[0], '5000')
  const typed = top()
  await leave()
  expect(root.element.textContent).toContain('limitations.overruled')
  expect(top()).toBe(typed)
})

it('says that a limit is the one in force, and keeps the focus in the form', async () => {
  const limit: PeriodLimit = { kind: 'deposit', period: 'week', current: kroner(100), left: null, used: null, usedShare: 0, pending: null }
  const onSave = vi.fn()
  const rules = { suggestions: { deposit: suggestions, loss: {}, stake: {}, time: {} }, raiseHours: 24, now: 0 }
  await render(<ChangeLimitForm limit={limit} limits={[limit]} rules={rules} busy={false} error={null} onSave={onSave} onClose={vi.fn()} />)
  await fill(inputs()[0], '100')
  const save = root.element.querySelector<HTMLButtonElement>('button[type=submit]')
  await act(async () => save?.focus())
  expect(document.activeElement).toBe(save)
  await act(async () => save?.click())
  expect(errors()).toEqual([true])
  expect(root.element.textContent).toContain('limitations.same')
  expect(document.activeElement).toBe(inputs()[0])
  expect(onSave).not.toHaveBeenCalled()
})

it('moves the focus from a cancelled raise to the button that changes the limit', async () => {
  const limit: PeriodLimit = { kind: 'deposit', period: 'week', current: kroner(100), left: null, used: null, usedShare: 0, pending: null }
  const card = { ruling: false, cancelling: false, onChange: vi.fn(), onCancelRaise: vi.fn() }
  await render(<LimitCard {...card} limit={{ ...limit, pending: { amount: kroner(200), effectiveAt: 0 } }} />)
  const [change, cancel] = root.element.querySelectorAll('button')
  expect(document.activeElement).toBe(document.body)
  await act(async () => cancel?.focus())
  await render(<LimitCard {...card} limit={limit} />)
  expect(document.activeElement).toBe(change)
})

it('moves the focus from the button that lowered other limits to the one that changes the effective limit', async () => {
  const limit = { kind: 'deposit' as const, left: null, used: null, usedShare: 0, pending: null }
  const limits = (day: number): PeriodLimit[] => [
    { ...limit, period: 'day', current: kroner(day) },
    { ...limit, period: 'week', current: kroner(500) },
  ]
  const tabs = { aligning: false, cancelling: null, onEdit: vi.fn(), onCancelRaise: vi.fn(), onAlign: vi.fn() }
  await render(<LimitTabs {...tabs} limits={limits(5000)} />)
  const named = (name: string) => [...root.element.querySelectorAll('button')].filter((button) => button.textContent?.includes(name))
  await act(async () => named('limitations.align')[0]?.focus())
  expect(document.activeElement).toBe(named('limitations.align')[0])
  await render(<LimitTabs {...tabs} limits={limits(500)} />)
  expect(document.activeElement).toBe(named('limitations.change')[1])
})

it('lowers the entered limits that never count, and leaves the others', async () => {
  const onSave = vi.fn()
  await render(<MandatoryLimitsForm suggestions={suggestions} busy={false} error={null} onSave={onSave} />)
  const align = () => [...root.element.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('limitations.align'))
  await fill(inputs()[1], '500')
  await fill(inputs()[2], '800')
  await leave()
  expect(align()).toBeUndefined()
  await fill(inputs()[0], '5000')
  await leave()
  await act(async () => align()?.click())
  expect(align()).toBeUndefined()
  expect(document.activeElement?.textContent).toContain('limitations.mandatory_save')
  await submit()
  expect(onSave).toHaveBeenCalledWith({ day: kroner(500), week: kroner(500), month: kroner(800) })
})
