import { LoadingBar } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/LoadingBar',
  component: LoadingBar,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
})

/** The bar appears after 200 ms and grows for two seconds. */
export const WhileLoading = meta.story({
  play: async ({ canvasElement }) => {
    const [growth] = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && canvasElement.contains(effect.target))
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? expect.closeTo(0, 1) : 2000
    await expect(growth?.effect?.getTiming()).toMatchObject({ delay: 200, duration, fill: 'forwards' })
  },
})
