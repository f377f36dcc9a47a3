import type { ReactNode } from 'react'
import type { FieldIcon } from '../../runtime/registry.ts'
import { gap as gaps, type Space } from '../../theme/index.ts'
import * as css from './FormFields.css.ts'
import { icons } from './icons.ts'

/** A field as a registry lays it out, in finished words. */
export type LaidOutField<Name extends string> = {
  name: Name
  label: string
  help?: string
  placeholder?: string
  icon?: FieldIcon
  theme?: string
}

/** What a field component takes of it: spread onto any of them, each uses what it has a place for. */
export type FieldWords = Omit<LaidOutField<string>, 'icon'> & { iconStart?: ReactNode }

export type FormFieldsProps<Name extends string> = {
  /** In the order of the page, which is the order of the tab key. */
  fields: readonly LaidOutField<Name>[]
  /** The one place that knows which component a field is. `null`: not asked for just now. */
  render: { readonly [N in Name]: ((field: FieldWords) => ReactNode) | null }
  /** Fields of half a line; two in a row share one. */
  half?: readonly Name[]
  gap?: Space
}

/** The fields of a form, in the order and with the words that a registry gives them. */
export const FormFields = <Name extends string>({ fields, render, half, gap = 5 }: FormFieldsProps<Name>) => (
  <div className={`${css.grid} ${gaps[gap]}`}>
    {fields.map(({ icon, ...words }) => {
      const draw = render[words.name]
      const Icon = icon && icons[icon]
      return draw ? (
        <div key={words.name} className={half?.includes(words.name) ? css.half : css.whole}>
          {draw(Icon ? { ...words, iconStart: <Icon /> } : words)}
        </div>
      ) : null
    })}
  </div>
)
