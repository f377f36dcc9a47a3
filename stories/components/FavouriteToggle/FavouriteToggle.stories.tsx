import { Badge, Button, FavouriteToggle, Tile } from '@casino/design-system'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { posterImages } from '../../support/images.ts'
import { useArgState } from '../../support/useArgState.ts'

const change = fn()

const meta = preview.meta({
  title: 'Components/FavouriteToggle',
  component: FavouriteToggle,
  args: { label: 'Ravklippen som favorit', pressed: false, onPressedChange: change },
  render: function Controlled(args) {
    const [pressed, setPressed] = useArgState(args.pressed)
    return (
      <FavouriteToggle
        {...args}
        pressed={pressed}
        onPressedChange={(now) => {
          setPressed(now)
          change(now)
        }}
      />
    )
  },
})

/** The name stays the same; `aria-pressed` conveys the state. */
export const NotFavourite = meta.story({
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    const heart = canvas.getByRole('button', { name: 'Ravklippen som favorit', pressed: false })
    await userEvent.tab()
    await expect(heart).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Ravklippen som favorit', pressed: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(change.mock.calls).toEqual([[true], [false]])
  },
})
export const Favourite = meta.story({ args: { pressed: true } })
/** While the mutation is pending. */
export const Pending = meta.story({
  args: { pressed: true, disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
})
export const Standalone = meta.story({ args: { variant: 'secondary' } })
/** On a game's tile: layered above the tile's link, never inside it. */
export const InATile = meta.story({
  render: function InTile({ label }) {
    const [pressed, setPressed] = useState(false)
    return (
      <div style={{ maxInlineSize: 200 }}>
        <Tile
          href="#ravklippen"
          title="Ravklippen"
          meta="Nordisk Spil"
          image={posterImages[0]}
          badge={<Badge tone="info">Ny</Badge>}
          actions={
            <Button size="sm" href="#spil">
              Spil
            </Button>
          }
          aside={<FavouriteToggle label={label} pressed={pressed} onPressedChange={setPressed} />}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Ravklippen som favorit' })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart.closest('a')).toBeNull()
    // the line below the title is as wide as the tile, on a phone with the button that a tap needs as with the heart
    await expect(canvas.getByText('Nordisk Spil').offsetWidth).toBe(canvas.getByRole('article').offsetWidth)
  },
})
