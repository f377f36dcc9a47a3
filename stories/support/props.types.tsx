// Read by the type checker only: what must not type-check. An expected error that is missing is an error itself.
import { Button } from '@casino/design-system/components/Button'
import { Stack } from '@casino/design-system/components/Stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Types', component: Button })

// @ts-expect-error a story gives no prop that the component does not have
meta.story({ args: { colour: 'red' } })

// @ts-expect-error nor a value that the prop does not take
meta.story({ args: { variant: 'huge' } })

// @ts-expect-error nor does a meta
preview.meta({ title: 'Types', component: Stack, args: { gap: 2, colour: 'red' } })

// @ts-expect-error looks come from variants and tokens, not from a class
export const classed = <Button className="mine">Gem</Button>

// @ts-expect-error nor from a style
export const styled = <Stack gap={2} style={{ color: 'red' }} />
