// For the type checker only: code that must not type-check. A missing expected error is an error.
import { Button, Stack } from '@casino/design-system'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Types', component: Button })

// @ts-expect-error a story has no prop that the component does not have
meta.story({ args: { colour: 'red' } })

// @ts-expect-error nor a value outside the prop's type
meta.story({ args: { variant: 'huge' } })

// @ts-expect-error the same for a meta
preview.meta({ title: 'Types', component: Stack, args: { gap: 2, colour: 'red' } })

// @ts-expect-error appearance is set with variants and tokens, not with a class
export const classed = <Button className="mine">Gem</Button>

// @ts-expect-error nor with a style
export const styled = <Stack gap={2} style={{ color: 'red' }} />
