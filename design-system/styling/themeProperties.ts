/*
 * The custom properties that server themes set and components read, by value. Whole names, because production builds write shorter ones
 * wherever they occur: in style sheets, and in the themes that the site server writes (`app/scripts/lib/productionTokens.mjs`).
 */
export const buttonPropertyNames = {
  bg: '--button-bg',
  'bg-hover': '--button-bg-hover',
  'bg-active': '--button-bg-active',
  'bg-disabled': '--button-bg-disabled',
  text: '--button-text',
  'text-hover': '--button-text-hover',
  'text-active': '--button-text-active',
  'text-disabled': '--button-text-disabled',
  border: '--button-border',
  'border-hover': '--button-border-hover',
  'border-active': '--button-border-active',
  'border-disabled': '--button-border-disabled',
  height: '--button-height',
  padding: '--button-padding',
  radius: '--button-radius',
  'disabled-opacity': '--button-disabled-opacity',
  'icon-start': '--button-icon-start',
  'icon-end': '--button-icon-end',
} as const

export const inputPropertyNames = {
  bg: '--input-bg',
  'bg-hover': '--input-bg-hover',
  'bg-focus': '--input-bg-focus',
  'bg-error': '--input-bg-error',
  'bg-disabled': '--input-bg-disabled',
  'bg-readonly': '--input-bg-readonly',
  border: '--input-border',
  'border-hover': '--input-border-hover',
  'border-focus': '--input-border-focus',
  'border-error': '--input-border-error',
  'border-disabled': '--input-border-disabled',
  'border-readonly': '--input-border-readonly',
  text: '--input-text',
  'text-disabled': '--input-text-disabled',
  'text-readonly': '--input-text-readonly',
  placeholder: '--input-placeholder',
  label: '--input-label',
  help: '--input-help',
  icon: '--input-icon',
  'message-error': '--input-message-error',
  radius: '--input-radius',
} as const
