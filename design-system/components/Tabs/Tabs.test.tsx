import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

it('makes the selected tab focusable without script, so that the keyboard can scroll a long list of tabs', () => {
  const html = renderToString(
    <Tabs
      label="Grænser"
      value="b"
      tabs={[
        { id: 'a', label: 'A', content: 'a' },
        { id: 'b', label: 'B', content: 'b' },
      ]}
    />,
  )
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>/g)].map(([tab]) => /tabindex="(-?\d)"/.exec(tab)?.[1])
  expect(tabs).toEqual(['-1', '0'])
})
