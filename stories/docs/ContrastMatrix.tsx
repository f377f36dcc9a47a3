import { type Brand, type ContrastMode, contrastModes } from '@casino/tokens/brands'
import { PerBrand } from './docsBlocks.tsx'
import { ScrollArea } from './ScrollArea.tsx'
import { contrastGrade, minimumContrast, type PairKind, themeOf, tokenColor, tokenContrastRatio } from './tokenContrast.ts'

const backgrounds = ['page', 'surface', 'raised', 'sunken', 'action-subtle'] as const
const texts = ['text', 'muted', 'money-text', 'action-bg', 'danger-text', 'warning-text', 'success-text', 'info-text']
const controls = ['line-strong', 'focus']
const rowsOf = (kind: PairKind, names: readonly string[]) => names.map((name) => ({ name, kind }))
const rows = [...rowsOf('text', texts), ...rowsOf('control', controls)]

const cssVariable = (name: string) => `var(--color-${name})`
const tokenName = (name: string) => name.replace('-', '.')

interface ContrastCellProps {
  brand: Brand
  contrast: ContrastMode
  name: string
  kind: PairKind
  ground: string
}

/** Painted in the colours of its ratio, whatever the page's brand and contrast are. */
const ContrastCell = ({ brand, contrast, name, kind, ground }: ContrastCellProps) => {
  const theme = themeOf(brand, contrast)
  const [text, background] = [cssVariable(name), cssVariable(ground)]
  const ratio = tokenContrastRatio(theme, text, background)
  const grade = contrastGrade(ratio, kind, contrast)
  return (
    <td style={{ background: tokenColor(theme, background), color: tokenColor(theme, text) }}>
      {ratio.toFixed(1)} {grade ? <small>{grade}</small> : null}
    </td>
  )
}

interface BrandMatrixProps {
  brand: Brand
  contrast: ContrastMode
}

const BrandMatrix = ({ brand, contrast }: BrandMatrixProps) => {
  const title = `${brand}, ${contrast === 'more' ? 'high' : 'normal'} contrast`
  return (
    <ScrollArea label={title}>
      <table className="matrix">
        <caption>{title}</caption>
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
          {rows.map(({ name, kind }) => (
            <tr key={name}>
              <th scope="row">
                {tokenName(name)} <small>≥ {minimumContrast(kind, contrast)}</small>
              </th>
              {backgrounds.map((ground) => (
                <ContrastCell key={ground} brand={brand} contrast={contrast} name={name} kind={kind} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Every text and border colour on every background, in both brands and both contrast settings, computed from the tokens. */
export const ContrastMatrix = () => (
  <PerBrand>{(brand) => contrastModes.map((contrast) => <BrandMatrix key={contrast} brand={brand} contrast={contrast} />)}</PerBrand>
)
