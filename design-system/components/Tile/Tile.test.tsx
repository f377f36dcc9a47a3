import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Tile } from './Tile.tsx'

const image = { src: '/billeder/ravklippen', width: 480, height: 640, alt: '' }
const base = { href: '/spilleautomater/ravklippen', title: 'Ravklippen', image }

describe('Tile', () => {
  it('requests the image proxy widths of its shape', () => {
    const markup = renderToStaticMarkup(<Tile {...base} />)
    expect(markup).toContain('/billeder/ravklippen?w=160 160w,/billeder/ravklippen?w=240 240w')
    expect(markup).not.toContain('?w=640')
    expect(renderToStaticMarkup(<Tile {...base} shape="wide" />)).toContain('?w=960 960w')
  })

  it('loads lazily, or eagerly with priority', () => {
    expect(renderToStaticMarkup(<Tile {...base} />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<Tile {...base} priority />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('lazy')
  })

  it('never nests a control in its link', () => {
    const markup = renderToStaticMarkup(
      <Tile {...base} actions={<Link href="/spil">Spil</Link>} aside={<IconButton label="Favorit" icon="♥" />} />,
    )
    const inside = [...markup.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, content]) => content)
    expect(inside).toEqual(['Spil', 'Ravklippen'])
  })

  it('hides the touch button from keyboard and assistive technology', () => {
    const markup = renderToStaticMarkup(<Tile {...base} actions={<Link href="/spil">Spil</Link>} />)
    expect(markup).toMatch(/<button [^>]*tabindex="-1" aria-hidden="true"/)
    expect(renderToStaticMarkup(<Tile {...base} />)).not.toContain('<button')
  })
})
