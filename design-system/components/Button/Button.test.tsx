import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, type ButtonProps } from './Button.tsx'

const html = renderToStaticMarkup

describe('Button', () => {
  it('renders its theme name and no inline style', () => {
    const markup = html(<Button theme="login">Log ind</Button>)
    expect(markup).toContain('data-button-theme="login"')
    expect(markup).toContain('type="button"')
    expect(markup).not.toContain('style=')
  })

  it('stays focusable while loading', () => {
    const markup = html(<Button loading>Log ind</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })

  it('stays focusable while disabled with `focusableWhenDisabled`', () => {
    expect(html(<Button disabled>Send ny kode</Button>)).toContain(' disabled=""')
    const markup = html(
      <Button disabled focusableWhenDisabled>
        Send ny kode
      </Button>,
    )
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
    expect(html(<Button focusableWhenDisabled>Send ny kode</Button>)).not.toContain('disabled')
  })

  it('is an anchor with href, and has no href while disabled', () => {
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

  it('adds one class per responsive size, and only the base class without', () => {
    const classes = (size: ButtonProps['size']) =>
      html(<Button size={size}>Betal</Button>)
        .match(/class="([^"]*)"/)?.[1]
        ?.split(' ') ?? []
    const [plain, growing] = [classes('sm'), classes({ xs: 'sm', md: 'lg' })]
    expect(growing.slice(0, plain.length)).toEqual(plain)
    expect(growing).toHaveLength(plain.length + 1)
  })

  it('renders the label and the loading text, loading or not, so that its width does not change', () => {
    for (const loading of [true, false]) {
      const markup = html(
        <Button loading={loading} loadingText="Logger ind …">
          Log ind
        </Button>,
      )
      expect(markup.replace(/<[^>]*>/g, '|')).toMatch(/\|Log ind\|.*\|Logger ind …\|/)
    }
  })

  it('keeps its accessible name while loading without a loading text', () => {
    expect(html(<Button loading>Betal</Button>).match(/Betal/g)).toHaveLength(2)
  })

  it('renders an element around the label while it is not loading', () => {
    expect(html(<Button loading={false}>Betal</Button>)).toContain('<span>Betal</span>')
  })

  it('ignores clicks while loading', () => {
    let clicks = 0
    const { props } = Button({ loading: true, children: 'Betal', onClick: () => clicks++ })
    let prevented = false
    props.onClick({ preventDefault: () => (prevented = true) })
    expect([clicks, prevented]).toEqual([0, true])
  })
})
