import { type Brand, contrastModes } from '@casino/tokens/brands'
import { PerBrand, tokenContrastRatio } from './docsBlocks.tsx'

const backgrounds = ['page', 'surface', 'raised', 'sunken', 'action-subtle'] as const
/** Text colours, and the colours of borders and the focus ring, with their minimum contrast. */
const rows = [
  ...['text', 'muted', 'money-text', 'action-bg', 'danger-text', 'warning-text', 'success-text', 'info-text'].map((name) => ({
    name,
    least: 4.5,
  })),
  ...['line-strong', 'focus'].map((name) => ({ name, least: 3 })),
]
const cssVariable = (name: string) => `var(--color-${name})`
const tokenName = (name: string) => name.replace('-', '.')

interface ContrastCellProps {
  theme: string
  name: string
  ground: string
  least: number
}

const ContrastCell = ({ theme, name, ground, least }: ContrastCellProps) => {
  const value = tokenContrastRatio(theme, cssVariable(name), cssVariable(ground))
  const grade = value < least ? 'fails' : least < 4.5 ? '' : value >= 7 ? 'AAA' : 'AA'
  return (
    <td style={{ background: cssVariable(ground), color: cssVariable(name) }}>
      {value.toFixed(1)} {grade ? <small>{grade}</small> : null}
    </td>
  )
}

interface BrandMatrixProps {
  brand: Brand
  theme: string
}

const BrandMatrix = ({ brand, theme }: BrandMatrixProps) => (
  <table className="matrix" data-brand={brand}>
    <caption>{theme === brand ? `${brand}, normal contrast` : `${brand}, high contrast`}</caption>
    <thead>
      <tr>
        <td />
        {backgrounds.map((ground) => (
          <th key={ground} scope="col">
            {tokenName(ground)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, least }) => (
        <tr key={name}>
          <th scope="row">
            {tokenName(name)} <small>≥ {least}</small>
          </th>
          {backgrounds.map((ground) => (
            <ContrastCell key={ground} theme={theme} name={name} ground={ground} least={least} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Every text and border colour on every background, in both brands and both contrast settings, computed from the tokens. */
export const ContrastMatrix = () => (
  <PerBrand>
    {(brand) =>
      contrastModes.map((contrast) => (
        <BrandMatrix key={contrast} brand={brand} theme={contrast === 'more' ? `${brand}-contrast` : brand} />
      ))
    }
  </PerBrand>
)
