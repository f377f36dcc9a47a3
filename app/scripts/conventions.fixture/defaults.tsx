import { cva } from 'class-variance-authority'

export const toneClass = cva('', {
  variants: { tone: { calm: '', loud: '' }, size: { 14: '', 16: '' }, shape: { round: '', square: '' } },
  defaultVariants: { tone: 'calm', size: 14, shape: 'round' },
})

export interface ToneProps {
  /**
   * How much it stands out.
   * @default calm
   */
  tone?: 'calm' | 'loud'
  /**
   * Font size in px.
   * @default 16
   */
  size?: 14 | 16 /* red: default */
  /** Of the corners. */
  shape?: 'round' | 'square' /* red: default */
  /** Its text. */
  label: string
}
