import { Text } from '@casino/design-system/components/Text'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Once a page, around its content: gutters and the air above and below.'],
  avoid: ['Inside a PageBody. Inside a page, Stack makes the room.'],
  anatomy: [
    ['Column', 'as wide as `width` says.'],
    ['Air', 'the same on every page; `snug` under a picture.'],
  ],
  examples: [
    {
      right: (
        <PageBody width="prose">
          <Text>Sidens indhold</Text>
        </PageBody>
      ),
      because: 'The same air as on every other page.',
      wrong: (
        <PageBody>
          <PageBody>
            <Text>Sidens indhold</Text>
          </PageBody>
        </PageBody>
      ),
      why: 'Twice the air, twice the gutters.',
    },
  ],
  keyboard: [],
}
