/**
 * Replaces a decimal point with a comma, for a locale whose decimal separator is a comma: in `1250.50` the point can only be a decimal
 * separator, because groups have three digits. Without this, the point of a numeric keypad would turn 12.50 kr. into 1,250 kr.
 */
export const withDecimalComma = (text: string): string => text.trim().replace(/^(\d*)\.(\d{1,2})$/, '$1,$2')

/** Øre to kroner, the unit of the number field; `null` to `NaN`, react-aria's empty value. */
export const toKroner = (ore: number | null): number => (ore === null ? Number.NaN : ore / 100)

/** Kroner to whole øre; `NaN` to `null`. */
export const toOre = (kroner: number): number | null => (Number.isNaN(kroner) ? null : Math.round(kroner * 100))
