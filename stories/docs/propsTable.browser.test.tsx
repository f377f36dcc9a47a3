import '../../.storybook/docs.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ScrollArea } from './ScrollArea.tsx'

/** Storybook's own style of the table, with the specificity of two classes: its border and shadow are drawn around the body. */
const ownStyle = '.own-table.own-table { box-sizing: border-box; inline-size: 100%; margin-inline: 1px; border-spacing: 0 }'

it('shows both borders and the shadow of a table that fits', async () => {
  const { container } = await render(
    <div className="sbdocs-content">
      <ScrollArea label="Props">
        <table className="docblock-argstable own-table">
          <tbody>
            <tr>
              <td>tone</td>
            </tr>
          </tbody>
        </table>
        <style>{ownStyle}</style>
      </ScrollArea>
    </div>,
  )
  const [area, table] = container.querySelectorAll<HTMLElement>('section, table')
  if (!area || !table) throw new Error('the area has a table')
  expect(area.scrollWidth, 'nothing to scroll').toBe(area.clientWidth)
  const [areaBox, tableBox] = [area.getBoundingClientRect(), table.getBoundingClientRect()]
  expect([tableBox.left - areaBox.left, areaBox.right - tableBox.right], 'room for the shadow').toEqual([4, 4])
})
