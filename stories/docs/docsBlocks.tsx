import { vars } from '@casino/design-system/theme'
import { type Brand, brands } from '@casino/tokens/brands'
import type { CSSProperties, ReactNode } from 'react'
import { tokenContrastRatio } from './tokenContrast.ts'
import { scaleSteps } from './tokenScale.ts'

const brandPanelStyle: CSSProperties = {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  padding: vars.space[6],
  borderRadius: vars.radius.lg,
  marginBlock: vars.space[4],
}
const list: CSSProperties = { display: 'grid', gap: vars.space[3], listStyle: 'none' }
const code: CSSProperties = { fontSize: vars.fontSize[12], color: vars.color.muted }

interface SitePreviewProps {
  children: ReactNode
}

/** Site content on a docs page: without Storybook's styles, on the brand's page background. */
export const SitePreview = ({ children }: SitePreviewProps) => (
  <div className="sb-unstyled on-page" lang="da">
    {children}
  </div>
)

interface PerBrandProps {
  children: (brand: Brand) => ReactNode
}

/** Renders the same content once per brand, stacked. */
export const PerBrand = ({ children }: PerBrandProps) =>
  brands.map((brand) => (
    <section key={brand} className="sb-unstyled" data-brand={brand} style={brandPanelStyle} aria-label={brand}>
      {children(brand)}
    </section>
  ))

/** Converts `var(--color-action-bg)` to its token name, `action.bg`. */
const tokenNameOf = (variable: string) =>
  variable.replace(/^var\(--(?:color|space|radius|font-size|duration|shadow)-|\)$/g, '').replaceAll('-', '.')

/** A background and the text colours on it, as CSS variables. */
type BackgroundWithTexts = readonly [ground: string, ...texts: string[]]

interface SwatchesProps {
  pairs: readonly BackgroundWithTexts[]
}

/** Each text colour on its background with its contrast ratio, computed from the brand's tokens. */
export const Swatches = ({ pairs }: SwatchesProps) => (
  <PerBrand>
    {(brand) => (
      <div style={{ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' }}>
        {pairs.map(([ground, ...texts]) => (
          <div
            key={ground}
            style={{ background: ground, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.md, padding: vars.space[4] }}
          >
            <strong style={{ color: texts[0] }}>{tokenNameOf(ground)}</strong>
            {texts.map((text) => (
              <div key={text} style={{ color: text, fontSize: vars.fontSize[14] }}>
                {tokenNameOf(text)} {tokenContrastRatio(brand, text, ground).toFixed(1)} : 1
              </div>
            ))}
          </div>
        ))}
      </div>
    )}
  </PerBrand>
)

interface ScaleProps {
  steps: Readonly<Record<string, string>>
  children: (value: string, name: string) => ReactNode
}

const resolveToken = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property)

/** Every step of a scale from small to large: its name, its value and a sample. */
export function Scale({ steps, children }: ScaleProps) {
  return (
    <ul className="sb-unstyled" style={{ ...brandPanelStyle, ...list }}>
      {scaleSteps(steps, resolveToken).map(({ name, variable, text }) => (
        <li key={name} className="scale-step">
          <span>{name}</span>
          <span style={code}>{text}</span>
          {children(variable, name)}
        </li>
      ))}
    </ul>
  )
}

const iconModules = import.meta.glob<Record<string, unknown>>('../../design-system/icons/[A-Z]*.tsx', { eager: true })
type IconComponent = (props: { size?: 16 | 20 | 24 }) => ReactNode
const icons = Object.values(iconModules)
  .flatMap((exports) => Object.entries(exports))
  .map(([name, Icon]) => ({ name, Icon: Icon as IconComponent })) // every file in the folder exports one icon, created by `createIcon()`

/** Every icon of the design system. */
export const AllIcons = () => (
  <PerBrand>
    {() => (
      <div style={{ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }}>
        {icons.map(({ name, Icon }) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: vars.space[2] }}>
            <Icon size={24} />
            <span style={code}>{name}</span>
          </div>
        ))}
      </div>
    )}
  </PerBrand>
)
