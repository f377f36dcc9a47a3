import { Button, Heading, Stack, Surface, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For a question that must be answered before continuing: confirm a pause, a payment.',
    '`mandatory` only where the law requires an answer.',
  ],
  avoidWhen: [
    'For a long form: on a phone use a page.',
    'For news, offers or anything else that the player did not request.',
    'On top of another Modal.',
  ],
  anatomy: [
    ['Backdrop', 'makes the page behind it inert.'],
    ['Title', 'the question; the accessible name of the dialog.'],
    ['Body', 'the consequence of each answer.'],
    ['Actions', 'primary first; they stay visible while the body scrolls.'],
    ['Close', 'always present unless the dialog is mandatory.'],
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
      rightReason:
        'Question, consequence, two answers of the same size. Only the content is rendered here; the states below open the dialog.',
      wrong: (
        <Surface level="raised" padding={6}>
          <Stack gap={3}>
            <Heading level={3}>Er du sikker?</Heading>
            <Text>Du går glip af 500 gratis spins!</Text>
            <Button fullWidth>Nej, jeg vil spille videre</Button>
          </Stack>
        </Surface>
      ),
      wrongReason: 'Pressures the player, and omits the answer that the player came for.',
    },
  ],
  keyboard: [
    ['Tab', 'Cycles inside the dialog; the page behind it is not reachable.'],
    ['Esc', 'Closes it, unless it is mandatory. Focus returns to the trigger.'],
  ],
}
