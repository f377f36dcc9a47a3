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
  /** @default 16 */
  size?: 14 | 16 /* red: default */
  shape?: 'round' | 'square' /* red: default */
  label: string
}
