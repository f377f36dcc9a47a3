import { Text } from '@casino/design-system/components/Text'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Once per page, around its content: gutters and vertical padding.'],
  avoid: ['Inside another PageBody. Inside a page, use Stack for spacing.'],
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
      because: 'The same padding as on every other page.',
      wrong: (
        <PageBody>
          <PageBody>
            <Text>Sidens indhold</Text>
          </PageBody>
        </PageBody>
      ),
      why: 'Double padding and double gutters.',
    },
  ],
  keyboard: [],
}
