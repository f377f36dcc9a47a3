import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, type ButtonProps } from './Button.tsx'
import { byScreen } from './byScreen.ts'

const html = renderToStaticMarkup

describe('Button', () => {
  it('carries the name of its theme and no style of its own', () => {
    const markup = html(<Button theme="login">Log ind</Button>)
    expect(markup).toContain('data-button-theme="login"')
    expect(markup).toContain('type="button"')
    expect(markup).not.toContain('style=')
  })

  it('stays focusable while loading and shows the loading text in the same cell', () => {
    const markup = html(
      <Button loading loadingText="Logger ind …">
        Log ind
      </Button>,
    )
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
    expect(markup).toContain('Logger ind …')
    expect(markup).toContain('Log ind<')
  })

  it('holds the place of the loading text before it is needed', () => {
    expect(html(<Button loadingText="Vent">Betal</Button>)).toContain('Vent')
  })

  it('is read by its name when there is no loading text', () => {
    expect(html(<Button loading>Betal</Button>).match(/Betal/g)).toHaveLength(2)
  })

  it('is an anchor with href, and leads nowhere while it is disabled', () => {
    expect(html(<Button href="/log-ind">Log ind</Button>)).toMatch(/^<a [^>]*href="\/log-ind"/)
    const disabled = html(
      <Button href="/log-ind" disabled>
        Log ind
      </Button>,
    )
    expect(disabled).not.toContain('href')
    expect(disabled).toContain('role="link"')
    expect(disabled).toContain('aria-disabled="true"')
  })

  it('names each size that differs by screen once, and none beside the base without', () => {
    const classes = (size: ButtonProps['size']) =>
      html(<Button size={size}>Betal</Button>)
        .match(/class="([^"]*)"/)?.[1]
        ?.split(' ') ?? []
    const [plain, growing] = [classes('sm'), classes(byScreen({ xs: 'sm', md: 'lg' }))]
    expect(growing.slice(0, plain.length)).toEqual(plain)
    expect(growing).toHaveLength(plain.length + 1)
  })

  it('answers no click while it is busy', () => {
    let clicks = 0
    const { props } = Button({ loading: true, children: 'Betal', onClick: () => clicks++ })
    let prevented = false
    props.onClick({ preventDefault: () => (prevented = true) })
    expect([clicks, prevented]).toEqual([0, true])
  })
})
