import type { PaletteName } from '../art/palettes.ts'

interface NamedColor {
  /** How a name says it. */
  pattern: RegExp
  palettes: readonly [PaletteName, ...PaletteName[]]
}

/** What the name of a game calls by its colour or material, and the palettes that show it. The first that matches counts. */
export const namedColors = {
  // not the raven: Ravnen, Odins Ravne
  amber: { pattern: /\bRav(?!n)/, palettes: ['ravgylden', 'ravlys'] },
  silver: { pattern: /\bSølv/, palettes: ['sølv', 'sølvfjord'] },
  copper: { pattern: /\bKobber/, palettes: ['kobber', 'kobbertag'] },
  gold: { pattern: /\bGuld|\bGyldne/, palettes: ['guldnat', 'guldbrokade', 'guldgrøn'] },
  emerald: { pattern: /\bSmaragd/, palettes: ['smaragd'] },
  red: { pattern: /\bRøde?\b|\bRubin/, palettes: ['rubin', 'valmue'] },
  blue: { pattern: /\bBlå\b|\bSafir/, palettes: ['safir', 'isblå'] },
  white: { pattern: /\bHvide\b|\bFrosne\b|\bSne/, palettes: ['rimfrost', 'isblå', 'sølv'] },
  black: { pattern: /\bSorte\b|\bMidnat|\bNat|\bMulmet/, palettes: ['mulm', 'polarnat', 'guldnat'] },
} as const satisfies Readonly<Record<string, NamedColor>>

/** Palettes for a name that calls a colour or material; undefined for any other. */
export const namedPalettes = (name: string): readonly PaletteName[] | undefined =>
  Object.values(namedColors).find(({ pattern }) => pattern.test(name))?.palettes
