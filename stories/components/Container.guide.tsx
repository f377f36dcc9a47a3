import { Container } from '@casino/design-system/components/Container'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'Once around the content of a page or of a part that runs from edge to edge.',
    '`form` for one column of fields, `prose` for reading.',
  ],
  avoid: ['Inside another Container: gutters would add up.', 'To centre text. Only the column stands in the middle.'],
  anatomy: [
    ['Column', 'the widest that the content may be.'],
    ['Gutters', '16, 24 and 32 px by screen size.'],
  ],
  examples: [
    {
      right: (
        <Container width="prose">
          <Text>En linje på omkring 65 tegn læses uden at miste sporet.</Text>
        </Container>
      ),
      because: 'Running text in a readable measure.',
      wrong: (
        <Container>
          <Container width="form">
            <Surface padding={4} line>
              <Text>Dobbelt luft i siderne</Text>
            </Surface>
          </Container>
        </Container>
      ),
      why: 'Two sets of gutters: on a phone a third of the width is gone.',
    },
  ],
  keyboard: [],
}
