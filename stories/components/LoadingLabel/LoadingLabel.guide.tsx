import { Button, LoadingLabel } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'As the label of a button whose action takes time, together with the `loading` of the button.',
    'In a feature it comes with `useButtonProps`: set `loading` there.',
  ],
  avoidWhen: ['For content that is loading: use Skeleton.', 'For a button that only navigates: its label is plain text.'],
  anatomy: [
    ['Label', 'keeps the width of the button.'],
    ['Spinner', 'of the size of the text. With reduced motion it stands still.'],
    ['Loading text', 'what is being done; it replaces the label and is announced.'],
  ],
  examples: [
    {
      right: (
        <Button loading>
          <LoadingLabel loading loadingText="Sætter ind …">
            Sæt 500,00 kr. ind
          </LoadingLabel>
        </Button>
      ),
      rightReason: 'Says what is being done, and the button keeps its size.',
      wrong: <Button disabled>Vent …</Button>,
      wrongReason: 'A disabled button loses focus, and its size changes with the label.',
    },
  ],
  keyboard: [],
}
