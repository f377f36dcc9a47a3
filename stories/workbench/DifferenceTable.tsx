import * as styles from './Findings.css.ts'
import * as text from './text.css.ts'
import type { ThemeDifference } from './themeDifferences.ts'

interface DifferenceTableProps {
  /** The theme or form, as its heading names it. */
  title: string
  differences: readonly ThemeDifference[]
}

const show = (value: unknown) => (value === undefined ? 'not set' : typeof value === 'string' ? value : JSON.stringify(value))

/** Every value of a theme or form that is not the seed's, with both. */
export const DifferenceTable = ({ title, differences }: DifferenceTableProps) => (
  <div className={styles.scroll}>
    <h3 className={text.heading}>{title} against the seed</h3>
    {differences.length === 0 ? (
      <p className={text.quiet}>No value differs.</p>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Seed</th>
            <th scope="col">Edited</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, seed, edited }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path || 'all'}</code>
              </th>
              <td>{show(seed)}</td>
              <td>{show(edited)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
)
