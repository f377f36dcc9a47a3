import { costs, kB, type PartCost } from './costs.ts'

/** What each part alone adds to a page, dearest first. */
export function CostTable() {
  if (!costs) return <p>Not measured: start the catalogue with npm run storybook, which measures first.</p>
  const sum = ({ script, css, lazyScript, lazyCss }: PartCost) => script + css + lazyScript + lazyCss
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th>Part</th>
          <th>Script</th>
          <th>Styles</th>
          <th>Script on intent</th>
          <th>Styles on intent</th>
        </tr>
      </thead>
      <tbody>
        {costs
          .toSorted((one, other) => sum(other) - sum(one))
          .map((part) => (
            <tr key={part.name}>
              <td>{part.name}</td>
              {[part.script, part.css, part.lazyScript, part.lazyCss].map((bytes, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move
                <td key={index}>{bytes ? kB(bytes) : '–'}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
