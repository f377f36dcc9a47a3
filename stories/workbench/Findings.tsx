import type { ContrastMeasurement } from '@casino/design-system/runtime'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import * as styles from './Findings.css.ts'
import { countOf, findingMessage } from './findingMessages.ts'
import type { Finding } from './responses.ts'
import { pairTitle } from './stateTitles.ts'
import * as text from './text.css.ts'

interface FindingListProps {
  issues: readonly Finding[]
}

/** Issues as sentences, each with its path in the JSON. */
export function FindingList({ issues }: FindingListProps) {
  return (
    <div>
      <h3 className={text.heading}>Issues</h3>
      <p role="status" className={text.quiet}>
        {issues.length === 0 ? 'No issues: the server accepts everything.' : `${countOf(issues.length, 'issue')}.`}
      </p>
      <ul className={styles.messages}>
        {issues.slice(0, 50).map((issue, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and a path can occur twice
          <li key={index} className={styles.message}>
            <code>{issue.path || 'Whole response'}</code> {findingMessage(issue)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `nordlys-contrast` as `nordlys, more contrast`. */
const brandTitle = (brand: string) => brand.replace('-contrast', ', more contrast')

interface ContrastTableProps {
  figures: readonly ContrastMeasurement[]
  name: string
  breakpoint: Breakpoint
}

/** Contrast ratios of the theme's colour pairs at a breakpoint, in every brand and contrast setting. */
export function ContrastTable({ figures, name, breakpoint }: ContrastTableProps) {
  const upTo = breakpointNames.slice(0, breakpointNames.indexOf(breakpoint) + 1)
  const themeMeasurements = figures.filter(({ theme }) => theme === name)
  const last = upTo.findLast((size) => themeMeasurements.some((figure) => figure.screen === size))
  const shown = themeMeasurements.filter((figure) => figure.screen === last)
  const brands = [...new Set(shown.map(({ brand }) => brand))]
  const parts = [...new Set(shown.map(({ part }) => part))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard
    <div tabIndex={0} className={styles.scroll}>
      <h3 className={text.heading}>Contrast</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {brands.map((brand) => (
              <th key={brand} scope="col">
                {brandTitle(brand)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{pairTitle(part)}</th>
              {brands.map((brand) => {
                const figure = shown.find((entry) => entry.part === part && entry.brand === brand)
                return <td key={brand}>{figure && <ContrastValue {...figure} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ContrastValueProps = ContrastMeasurement

/** Truncated, not rounded: 4.496 is not 4.5. */
const ContrastValue = ({ ratio, least }: ContrastValueProps) => {
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1)
  return ratio < least ? <strong className={styles.faint}>{`${figure} (min. ${least})`}</strong> : <span>{figure}</span>
}
