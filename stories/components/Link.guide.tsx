import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['To go somewhere: another page, a place on this one, another site.', 'Inside a sentence, with words that say where it leads.'],
  avoid: ['To do something: that is a Button.', 'With “klik her”. Links are read out of their sentence, in a list.'],
  anatomy: [
    ['Words', 'underlined, so that colour is not the only sign.'],
    ['Arrow', 'only with `newTab`; read aloud too.'],
  ],
  examples: [
    {
      right: (
        <Text>
          Læs <Link href="#docs">hvordan en grænse virker</Link>, før du sætter den.
        </Text>
      ),
      because: 'Understood without the sentence around it.',
      wrong: (
        <Text>
          Vil du læse om grænser? <Link href="#docs">Klik her</Link>.
        </Text>
      ),
      why: '“Klik her” among twenty others says nothing.',
    },
  ],
  keyboard: linkKeys,
}
