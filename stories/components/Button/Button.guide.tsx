import { Button, Inline } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For an action on this page: send, save, open, pay.',
    'With `href`, for a link that is the main next step. It is then an `<a>`.',
    'One primary button in each view.',
  ],
  avoidWhen: [
    'Within a sentence: use Link.',
    'For a persistent choice: use RadioCards, Tabs or SwitchField.',
    'Disabled without a stated reason. Keep it enabled, and say what is missing when it is pressed.',
  ],
  anatomy: [
    ['Box', 'at least 44 px high, as wide as its label.'],
    ['Icon', 'before or after the label. For an icon alone use IconButton.'],
    ['Label', 'a verb and its object: “Sæt 500,00 kr. ind”.'],
    ['Loading text', 'a spinner and what is being done replace the label. The width stays, and the text is announced.'],
  ],
  examples: [
    {
      right: (
        <Inline gap={3}>
          <Button>Hold pause</Button>
          <Button variant="secondary">Fortryd</Button>
        </Inline>
      ),
      rightReason: 'The label says what will happen. The cancel button is as large.',
      wrong: (
        <Inline gap={3}>
          <Button>OK</Button>
          <Button variant="ghost" size="sm">
            annuller
          </Button>
        </Inline>
      ),
      wrongReason: '“OK” does not name the action, and the cancel button is smaller.',
    },
    {
      right: (
        <Inline gap={3}>
          <Button>Opret konto</Button>
          <Button variant="secondary">Log ind</Button>
        </Inline>
      ),
      rightReason: 'One primary action, and one alternative.',
      wrong: (
        <Inline gap={3}>
          <Button>Opret konto</Button>
          <Button>Log ind</Button>
          <Button>Se spil</Button>
        </Inline>
      ),
      wrongReason: 'With three primary buttons, none stands out.',
    },
    {
      right: (
        <Button loading loadingText="Sætter ind …">
          Sæt 500,00 kr. ind
        </Button>
      ),
      rightReason: 'Says what is being done, and the button keeps its size.',
      wrong: <Button disabled>Vent …</Button>,
      wrongReason: 'A disabled button loses focus, and its size changes with the label.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves focus to it; a loading button keeps focus.'],
    ['Enter', 'Activates the button or follows the link.'],
    ['Space', 'Activates the button. On a link it scrolls the page, as on every link.'],
  ],
}
