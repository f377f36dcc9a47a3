import { PageBody, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Once per page, around its content: gutters and vertical padding.'],
  avoidWhen: ['Inside another PageBody. Inside a page, use Stack for spacing.'],
  anatomy: [
    ['Column', 'its width is set with `width`.'],
    ['Vertical padding', 'the same on every page; `snug` below an image.'],
  ],
  examples: [
    {
      right: (
        <PageBody width="prose">
          <Text>Sidens indhold</Text>
        </PageBody>
      ),
      rightReason: 'The same padding as on every other page.',
      wrong: (
        <PageBody>
          <PageBody>
            <Text>Sidens indhold</Text>
          </PageBody>
        </PageBody>
      ),
      wrongReason: 'Double padding and double gutters.',
    },
  ],
  keyboard: [],
}
