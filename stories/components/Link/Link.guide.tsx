import { Link, Text } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'To navigate: to another page, a section of this page, another site.',
    'Inside a sentence, with a text that states the destination.',
    'On a line of its own with `standalone`: a finger can press it on 44 px of height, and nothing moves.',
  ],
  avoidWhen: ['For an action: use Button.', 'With “klik her”. Screen readers list links out of context.'],
  anatomy: [
    ['Text', 'underlined, so that colour is not the only indicator.'],
    ['Arrow', 'only with `newTab`; also announced.'],
  ],
  examples: [
    {
      right: (
        <Text>
          Læs <Link href="#docs">hvordan en grænse virker</Link>, før du sætter den.
        </Text>
      ),
      rightReason: 'Understandable without the sentence around it.',
      wrong: (
        <Text>
          Vil du læse om grænser? <Link href="#docs">Klik her</Link>.
        </Text>
      ),
      wrongReason: '“Klik her” does not identify the destination.',
    },
  ],
  keyboard: linkKeys,
}
