import { button } from './button.css.ts' // red: servers-load-no-style

export const buttonClass = button
