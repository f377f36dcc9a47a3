import { type Brand, contrasts } from '@casino/tokens/brands'
import { OnEachBrand, ratio } from './parts.tsx'

const grounds = ['page', 'surface', 'raised', 'sunken', 'action-subtle'] as const
/** Text colours, and the colours of borders and the focus ring, with their minimum contrast. */
const rows = [
  ...['text', 'muted', 'money-text', 'action-bg', 'danger-text', 'warning-text', 'success-text', 'info-text'].map((name) => ({
    name,
    least: 4.5,
  })),
  ...['line-strong', 'focus'].map((name) => ({ name, least: 3 })),
]
const variable = (name: string) => `var(--color-${name})`
const said = (name: string) => name.replace('-', '.')

const Cell = ({ theme, name, ground, least }: { theme: string; name: string; ground: string; least: number }) => {
  const found = ratio(theme, variable(name), variable(ground))
  const grade = found < least ? 'fails' : least < 4.5 ? '' : found >= 7 ? 'AAA' : 'AA'
  return (
    <td style={{ background: variable(ground), color: variable(name) }}>
      {found.toFixed(1)} {grade ? <small>{grade}</small> : null}
    </td>
  )
}

const Matrix = ({ brand, theme }: { brand: Brand; theme: string }) => (
  <table className="matrix" data-brand={brand}>
    <caption>{theme === brand ? `${brand}, normal contrast` : `${brand}, high contrast`}</caption>
    <thead>
      <tr>
        <td />
        {grounds.map((ground) => (
          <th key={ground} scope="col">
            {said(ground)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, least }) => (
        <tr key={name}>
          <th scope="row">
            {said(name)} <small>≥ {least}</small>
          </th>
          {grounds.map((ground) => (
            <Cell key={ground} theme={theme} name={name} ground={ground} least={least} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Every text and border colour on every background, in both brands and both contrast settings, computed from the tokens. */
export const ContrastMatrix = () => (
  <OnEachBrand>
    {(brand) =>
      contrasts.map((contrast) => <Matrix key={contrast} brand={brand} theme={contrast === 'more' ? `${brand}-contrast` : brand} />)
    }
  </OnEachBrand>
)
