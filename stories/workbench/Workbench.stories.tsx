import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { buttonLook, inputLook, questions } from '../../app/e2e/themedLook.ts'
import themed from '../../app/e2e/themes.json' with { type: 'json' }
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { Workbench } from './Workbench.tsx'

const meta = preview.meta({
  title: 'Workbench/Themes',
  component: Workbench,
  args: { served: { button: buttonThemes, input: inputThemes, form: layouts }, brand: 'nordlys', contrast: 'normal' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <div style={{ padding: 24 }}>
      <Workbench {...args} brand={String(globals.theme)} contrast={String(globals.contrast)} />
    </div>
  ),
})

/** What stands in the frame of a screen size; a frame has another, empty document before its own. */
function inside(canvasElement: HTMLElement, screen: string) {
  const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title^="${screen},"]`)
  const page = frame?.contentDocument
  if (!page?.documentElement.dataset.brand) throw new Error(`nothing is drawn for ${screen} yet`)
  return within(page.body)
}
const firstButton = (canvasElement: HTMLElement, screen: string) =>
  waitFor(() => inside(canvasElement, screen).getAllByRole('button')[0], { timeout: 20_000 })

/** Computed once its transitions are at their end. */
function styleOf(element: Element) {
  for (const transition of element.getAnimations()) transition.finish()
  return getComputedStyle(element)
}
const ground = (element: Element | undefined) => (element ? styleOf(element).backgroundColor : '')

export const Buttons = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const [small, large] = [await firstButton(canvasElement, 'xs'), await firstButton(canvasElement, 'lg')]
    const before = ground(small)
    await step('a colour for all sizes is seen in every frame', async () => {
      await userEvent.click(canvas.getByLabelText('rest bg'))
      await userEvent.paste('#0b5d3b')
      await waitFor(() => expect(ground(small)).toBe('rgb(11, 93, 59)'))
      await expect(ground(large)).toBe('rgb(11, 93, 59)')
    })
    await step('a colour from lg up leaves the smaller frames as they are', async () => {
      await userEvent.click(canvas.getByLabelText('lg'))
      await userEvent.click(canvas.getByLabelText('rest bg'))
      await userEvent.paste('#222222')
      await waitFor(() => expect(ground(large)).toBe('rgb(34, 34, 34)'))
      await expect(ground(small)).toBe('rgb(11, 93, 59)')
    })
    await step('the export is what the server serves', async () => {
      const served = JSON.parse(canvas.getByTestId('export').textContent ?? '')
      await expect(served.login.colors.rest.bg).toBe('#0b5d3b')
      await expect(served.login.screens.lg).toEqual({ colors: { rest: { bg: '#222222' } } })
      await expect(served.play).toEqual(buttonThemes.play)
    })
    await step('undo takes it back step by step, redo brings it again', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' })
      await userEvent.click(undo)
      await userEvent.click(undo)
      await waitFor(() => expect(ground(small)).toBe(before))
      await expect(undo).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
      await waitFor(() => expect(ground(small)).toBe('rgb(11, 93, 59)'))
    })
  },
})

const hostile = `{
  "login": {
    "variant": "</style><script>alert(1)</script>",
    "square": true,
    "text": "btn.none",
    "colors": { "rest": { "bg": "url(//evil.example)", "text": "#fff" }, "glow": { "bg": "#fff" } },
    "screens": { "lg": "var(--x)" }
  },
  "x\\"]{}": {}
}`

export const HostileImport = meta.story({
  name: 'Hostile import',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const pasted = canvas.getByLabelText('JSON of a site')
    await step('what is no JSON is said in words', async () => {
      await userEvent.click(pasted)
      await userEvent.paste('{ "login": ')
      await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
      await expect(canvas.getByText(/^This is no JSON/)).toBeVisible()
    })
    await step('what is wrong in it is told by its place, and what is right is seen', async () => {
      await userEvent.clear(pasted)
      await userEvent.paste(hostile)
      await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
      for (const path of ['login.variant', 'login.text', 'login.colors.rest.bg', 'login.colors.glow', 'login.screens.lg', 'x????'])
        await expect(canvas.getByText(path, { selector: 'code' })).toBeVisible()
      const button = await firstButton(canvasElement, 'lg')
      await waitFor(() => expect(button && styleOf(button).borderRadius).toBe('0px'))
      await expect(button).toHaveTextContent('Log ind')
      await expect(canvas.getByLabelText('rest bg')).toHaveAttribute('aria-invalid', 'true')
    })
    await step('undo brings the old themes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(canvas.getByText(/Nothing to mend/)).toBeVisible()
    })
  },
})

export const Inputs = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Inputs'))
    const field = await waitFor(() => inside(canvasElement, 'md').getByLabelText('E-mail'))
    await userEvent.type(canvas.getByLabelText('rest text'), '#777777')
    await waitFor(() => expect(styleOf(field).color).toBe('rgb(119, 119, 119)'))
    await expect(canvas.getByText('search.colors.rest.text', { selector: 'code' })).toBeVisible()
  },
})

export const Names = meta.story({
  name: 'Rename, duplicate, delete',
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    const chosen = () => canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value
    const dialog = () => screen.findByRole('alertdialog')
    const served = () => JSON.parse(canvas.getByTestId('export').textContent ?? '')
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await step('a copy, and its name', async () => {
      await userEvent.click(button('Duplicate'))
      const name = canvas.getByLabelText('Name of the copy of login')
      await expect(name).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('There is a theme login already.')).toBeVisible()
      await expect(name).toHaveFocus()
      await userEvent.type(name, 'Gold{Enter}')
      await expect(chosen()).toBe('loginGold')
      await expect(served().loginGold).toEqual(buttonThemes.login)
    })
    await step('one that nobody wears goes at once, and undo brings it back', async () => {
      await userEvent.click(button('Delete'))
      await expect(served()).toEqual(buttonThemes)
      await userEvent.click(button('Undo'))
      await expect(served().loginGold).toEqual(buttonThemes.login)
    })
    await step('one that the site names asks first', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'login')
      await userEvent.click(button('Delete'))
      const question = within(await dialog())
      await waitFor(() => expect(question.getByText('login', { selector: 'code' })).toBeVisible())
      await expect(question.getByText(/“Log ind”/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
      await gone()
      await expect(served().login).toEqual(buttonThemes.login)
    })
    await step('and is told as missing once it is gone', async () => {
      await userEvent.click(button('Delete'))
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete it' }))
      await gone()
      await expect(served().login).toBeUndefined()
      await expect(canvas.getByText(/asks for a theme that there is none of.*“Log ind”/)).toBeVisible()
    })
  },
})

const namesIn = (canvasElement: HTMLElement, size: string) =>
  waitFor(
    () => {
      const form = inside(canvasElement, size).getByTestId('form')
      return [...new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))]
    },
    { timeout: 20_000 },
  )
const about = ['cpr', 'firstName', 'lastName', 'email', 'mobile']

export const Forms = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    const small = () => namesIn(canvasElement, 'xs')
    const large = () => namesIn(canvasElement, 'xl')
    const served = () => JSON.parse(canvas.getByTestId('export').textContent ?? '')
    const listed = () => served().forms.registration.fields.map(({ name }: { readonly name: string }) => name)
    await step('every window shows the form as it is', async () => {
      for (const names of [await small(), await large()]) await expect(names.filter((name) => about.includes(name))).toEqual(about)
    })
    await step('a field moves by button and by key, and keeps the focus', async () => {
      const up = canvas.getByRole('button', { name: 'email up' })
      await userEvent.click(up)
      await expect(listed().slice(2, 7)).toEqual(['cpr', 'firstName', 'email', 'lastName', 'mobile'])
      await expect(canvas.getByRole('button', { name: 'email up' })).toHaveFocus()
      const head = canvas.getByRole('button', { name: 'email, details' })
      head.focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
      await expect(canvas.getByText('email is the first of its section.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'email, details' })).toHaveFocus()
      await waitFor(async () => expect((await large()).indexOf('email')).toBe((await large()).indexOf('cpr') - 1))
    })
    await step('an optional field is hidden, a required one says why it is not', async () => {
      await userEvent.click(canvas.getByLabelText('Show acceptNewsEmail'))
      await waitFor(async () => expect(await small()).not.toContain('acceptNewsEmail'))
      await expect(canvas.getByLabelText('Show acceptNewsEmail')).not.toBeChecked()
      await userEvent.click(canvas.getByLabelText('Show cpr'))
      await expect(canvas.getByText(/^cpr stays: the form’s rules ask for it/)).toBeVisible()
      await expect(canvas.getByLabelText('Show cpr')).toBeChecked()
      await expect(await small()).toContain('cpr')
    })
    await step('undo takes everything back', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' })
      while (!undo.hasAttribute('disabled')) await userEvent.click(undo)
      await expect(served()).toEqual(layouts)
    })
  },
})

export const FieldsOfAForm = meta.story({
  name: 'Words, icons and themes of fields',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    await namesIn(canvasElement, 'md')
    const served = () => JSON.parse(canvas.getByTestId('export').textContent ?? '')
    await step('words, icon and theme', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'firstName, details' }))
      const label = canvas.getByLabelText('Label')
      await userEvent.click(label)
      await userEvent.paste('register.no_such')
      await expect(canvas.getByText('registration.fields.3.label', { selector: 'code' })).toBeVisible()
      await userEvent.clear(label)
      await userEvent.paste('contact_us.name')
      await userEvent.selectOptions(canvas.getByLabelText('Icon'), 'User')
      await userEvent.selectOptions(canvas.getByLabelText('Input theme'), 'search')
      const named = await waitFor(() => inside(canvasElement, 'md').getByLabelText('Navn'))
      await expect(named.closest('[data-input-theme]')).toHaveAttribute('data-input-theme', 'search')
      await expect(named.parentElement?.querySelector('svg')).not.toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'cpr, details' }))
      await userEvent.click(canvas.getByRole('button', { name: 'No help' }))
      await expect(inside(canvasElement, 'md').getByLabelText('CPR-nummer')).not.toHaveAccessibleDescription()
    })
    await step('the export is the whole answer, with the rest of it as it was', async () => {
      const { forms, ...rest } = served()
      const { forms: before, ...others } = layouts
      await expect(rest).toEqual(others)
      await expect(forms.deposit).toEqual(before.deposit)
      await expect(forms.registration.fields).toHaveLength(10)
      await expect(forms.registration.fields[3]).toEqual({ name: 'firstName', label: 'contact_us.name', theme: 'search', icon: 'User' })
    })
  },
})

export const BrokenRegistry = meta.story({
  name: 'Broken registry',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'contact')
    const forms = {
      contact: { fields: [{ name: 'nobody' }, { name: 'email', label: 'x.none', icon: 'Skull' }, { name: 'email' }] },
      withdrawal: 7,
    }
    await userEvent.click(canvas.getByLabelText('JSON of a site'))
    await userEvent.paste(JSON.stringify({ ...layouts, forms }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
    const paths = [
      'contact.fields.0.name',
      'contact.fields.1.icon',
      'contact.fields.1.label',
      'contact.fields.2.name',
      'contact.fields.message',
      'withdrawal.fields',
    ]
    for (const path of paths) await expect(canvas.getByText(path, { selector: 'code' })).toBeVisible()
    await expect(await namesIn(canvasElement, 'sm')).toEqual(['name', 'email', 'userId', 'message', 'recaptcha'])
  },
})

const screens = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
const looks = ['backgroundColor', 'color', 'borderColor', 'borderRadius', 'minHeight', 'paddingInlineStart'] as const
const lookOf = (element: Element | undefined) => element && looks.map((part) => styleOf(element)[part])

export const FieldsFollow = meta.story({
  name: 'Fields follow their theme to its new name',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Inputs'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'deposit')
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const name = canvas.getByLabelText('New name of deposit')
    await userEvent.clear(name)
    await userEvent.type(name, 'money{Enter}')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByLabelText('Forms'))
    await expect(JSON.parse(canvas.getByTestId('export').textContent ?? '').forms.deposit.fields[0].theme).toBe('money')
  },
})

/** What is given out is taken in again after everything was undone; then every screen size shows what it showed. */
export const RoundTrip = meta.story({
  name: 'Round trip',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const look = async (size: string) => lookOf(await firstButton(canvasElement, size))
    const set = async (label: string, value: string) => {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.paste(value)
    }
    const before = await look('md')
    await set('rest bg', '#0b5d3b')
    await set('rest text', '#ffffff')
    await userEvent.click(canvas.getByLabelText('md'))
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'lg')
    await userEvent.selectOptions(canvas.getByLabelText('Square'), 'yes')
    await userEvent.click(canvas.getByLabelText('xl'))
    await set('rest border', '#f0a030')
    await waitFor(async () => expect((await look('xl'))?.[2]).toBe('rgb(240, 160, 48)'))
    const shown = new Map<string, unknown>()
    for (const size of screens) shown.set(size, await look(size))
    await expect((await look('md'))?.[3]).toBe('0px')
    await expect((await look('sm'))?.[3]).not.toBe('0px')
    const given = canvas.getByTestId('export').textContent ?? ''
    const undo = canvas.getByRole('button', { name: 'Undo' })
    while (!undo.hasAttribute('disabled')) await userEvent.click(undo)
    await waitFor(async () => expect(await look('md')).toEqual(before))
    await userEvent.click(canvas.getByLabelText('JSON of a site'))
    await userEvent.paste(given)
    await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
    for (const size of screens) await waitFor(async () => expect(await look(size)).toEqual(shown.get(size)))
  },
})

/** `app/e2e/themes.e2e.ts` serves the same JSON to a running site, and reads the same from its pages. */
export const OnASite = meta.story({
  name: 'As a running site shows it',
  args: { served: themed.served },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sizes = { xs: themed.shown[320], xl: themed.shown[1280] }
    for (const [size, { button }] of Object.entries(sizes)) {
      const seen = await firstButton(canvasElement, size)
      await waitFor(() => expect(seen && buttonLook(seen)).toEqual(button))
    }
    await userEvent.click(canvas.getByLabelText('Inputs'))
    for (const [size, { input }] of Object.entries(sizes)) {
      const seen = await waitFor(() => inside(canvasElement, size).getByRole('textbox', { name: 'E-mail' }))
      await waitFor(() => expect(inputLook(seen)).toEqual(input))
    }
    await userEvent.click(canvas.getByLabelText('Forms'))
    const form = await waitFor(() => inside(canvasElement, 'xs').getByTestId('form'))
    await expect(questions(form)).toEqual(themed.shown.questions)
    for (const [kind, tab] of [
      ['button', 'Buttons'],
      ['input', 'Inputs'],
      ['form', 'Forms'],
    ] as const) {
      await userEvent.click(canvas.getByLabelText(tab))
      await expect(JSON.parse(canvas.getByTestId('export').textContent ?? '')).toEqual(themed.served[kind])
    }
  },
})
