import { type ComponentCost, componentCosts, formatKilobytes } from './componentCosts.ts'
import { ScrollArea } from './ScrollArea.tsx'

/** Bytes that each component alone adds to a page, largest first. */
export function CostTable() {
  if (!componentCosts) return <p>Not measured: start Storybook with npm run storybook, which measures before it starts.</p>
  const sum = ({ script, css, lazyScript, lazyCss }: ComponentCost) => script + css + lazyScript + lazyCss
  return (
    <ScrollArea label="Cost of each component">
      <table className="matrix">
        <thead>
          <tr>
            <th>Component</th>
            <th>Script</th>
            <th>Styles</th>
            <th>Script on intent</th>
            <th>Styles on intent</th>
          </tr>
        </thead>
        <tbody>
          {componentCosts
            .toSorted((one, other) => sum(other) - sum(one))
            .map((part) => (
              <tr key={part.name}>
                <td>{part.name}</td>
                {[part.script, part.css, part.lazyScript, part.lazyCss].map((bytes, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
                  <td key={index}>{bytes ? formatKilobytes(bytes) : '–'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
