/**
 * Amounts as people type them, made unambiguous for a locale whose decimal sign is a comma: in `1250.50` the point can only be a
 * decimal sign, because groups have three figures. Without this a numeric keypad's point would turn 12.50 kr. into 1,250 kr.
 */
export const withDecimalComma = (text: string): string => text.trim().replace(/^(\d*)\.(\d{1,2})$/, '$1,$2')

/** Øre to kroner, the unit the number field shows; nothing typed is `NaN`, as the number field wants it. */
export const toKroner = (ore: number | null): number => (ore === null ? Number.NaN : ore / 100)

/** Kroner to whole øre; `null` where there is no number. */
export const toOre = (kroner: number): number | null => (Number.isNaN(kroner) ? null : Math.round(kroner * 100))
