import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For what the player does here: send, save, open, pay.',
    'With `href` for a link that is the main way on. It stays a link: one component, two elements.',
    'One primary in each view: the one thing to do.',
  ],
  avoid: [
    'Within a sentence: that is a Link.',
    'For a choice that stays: that is RadioCards, Tabs or a switch.',
    'Disabled, to hide a reason. Let it be pressed and say what is missing.',
  ],
  anatomy: [
    ['Box', '44 px high at least, as wide as its words.'],
    ['Icon', 'before or behind the words, never instead of them: that is IconButton.'],
    ['Words', 'a verb and what it does: “Sæt 500,00 kr. ind”.'],
    ['Loading words', 'take the place of the words, keep the width and are read aloud.'],
  ],
  examples: [
    {
      right: (
        <Inline gap={3}>
          <Button>Hold pause</Button>
          <Button variant="secondary">Fortryd</Button>
        </Inline>
      ),
      because: 'Says what will happen. The way back is as large and stands beside it.',
      wrong: (
        <Inline gap={3}>
          <Button>OK</Button>
          <Button variant="ghost" size="sm">
            annuller
          </Button>
        </Inline>
      ),
      why: '“OK” to what? And the way out is made small.',
    },
    {
      right: (
        <Inline gap={3}>
          <Button>Opret konto</Button>
          <Button variant="secondary">Log ind</Button>
        </Inline>
      ),
      because: 'One thing to do, and the way beside it.',
      wrong: (
        <Inline gap={3}>
          <Button>Opret konto</Button>
          <Button>Log ind</Button>
          <Button>Se spil</Button>
        </Inline>
      ),
      why: 'Three main things are none.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it; a loading button keeps the focus.'],
    ['Enter', 'Presses it, or follows the link.'],
    ['Space', 'Presses it. A link only scrolls, as links do.'],
  ],
}
