import { Container, Surface, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Once around the content of a page or of a full-width section.', '`form` for one column of fields, `prose` for running text.'],
  avoidWhen: ['Inside another Container: the gutters add up.', 'To centre text. Only the column is centred.'],
  anatomy: [
    ['Column', 'the maximum width of the content.'],
    ['Gutters', '16, 24 and 32 px by breakpoint.'],
  ],
  examples: [
    {
      right: (
        <Container width="prose">
          <Text>En linje på omkring 65 tegn læses uden at miste sporet.</Text>
        </Container>
      ),
      rightReason: 'Running text with a readable line length.',
      wrong: (
        <Container>
          <Container width="form">
            <Surface padding={4} bordered>
              <Text>Dobbelt luft i siderne</Text>
            </Surface>
          </Container>
        </Container>
      ),
      wrongReason: 'Two sets of gutters: on a phone they take a third of the width.',
    },
  ],
  keyboard: [],
}
