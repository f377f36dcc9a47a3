import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LoadingLabel } from './index.ts'

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '|')

describe('LoadingLabel', () => {
  it('renders the label and the loading text in the same cell, loading or not', () => {
    for (const loading of [true, false]) {
      const markup = html(
        <LoadingLabel loading={loading} loadingText="Logger ind …">
          Log ind
        </LoadingLabel>,
      )
      expect(textOf(markup)).toMatch(/\|Log ind\|.*\|Logger ind …\|/)
    }
  })

  it('keeps the accessible name while loading without a loading text', () => {
    expect(html(<LoadingLabel loading>Betal</LoadingLabel>).match(/Betal/g)).toHaveLength(2)
  })

  it('renders only the label until there is a loading text', () => {
    expect(html(<LoadingLabel loading={false}>Betal</LoadingLabel>)).toBe('<span>Betal</span>')
  })
})
