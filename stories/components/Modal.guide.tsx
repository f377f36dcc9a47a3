import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For a question that must be answered before going on: confirm a pause, a payment.',
    '`mandatory` only where the law asks for an answer first.',
  ],
  avoid: [
    'For a long form: on a phone that is a page.',
    'For news, offers or anything that the player did not ask for.',
    'On top of another Modal.',
  ],
  anatomy: [
    ['Scrim', 'keeps the page behind it out of reach.'],
    ['Title', 'the question; names the dialog.'],
    ['Body', 'what follows from each answer.'],
    ['Actions', 'primary first; they stay in sight while the body scrolls.'],
    ['Close', 'always there unless it is mandatory.'],
  ],
  examples: [
    {
      right: (
        <Surface level="raised" padding={6}>
          <Stack gap={3}>
            <Heading level={3}>Hold pause i 24 timer?</Heading>
            <Text>Du kan stadig logge ind og udbetale.</Text>
            <Button fullWidth>Hold pause i 24 timer</Button>
            <Button fullWidth variant="secondary">
              Fortryd
            </Button>
          </Stack>
        </Surface>
      ),
      because: 'Question, consequence, two answers of the same size. Drawn here as its content; the states below open it.',
      wrong: (
        <Surface level="raised" padding={6}>
          <Stack gap={3}>
            <Heading level={3}>Er du sikker?</Heading>
            <Text>Du går glip af 500 gratis spins!</Text>
            <Button fullWidth>Nej, jeg vil spille videre</Button>
          </Stack>
        </Surface>
      ),
      why: 'Frightens, and hides the answer that was asked for.',
    },
  ],
  keyboard: [
    ['Tab', 'Goes round inside the dialog; nothing behind it is reached.'],
    ['Esc', 'Closes it, unless it is mandatory. The focus returns to what opened it.'],
  ],
}
