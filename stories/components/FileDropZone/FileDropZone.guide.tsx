import { Button, FileDropZone } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const ignore = () => undefined
const choose = (open: () => void) => (
  <Button variant="secondary" onClick={open}>
    Vælg filer
  </Button>
)

export const guide: Guide = {
  useWhen: ['To take files from the player: documents, pictures.', 'Followed by a list of FileItem, which says how each file fares.'],
  avoidWhen: ['For one small choice that a form can ask for in words.', 'Without a button: a phone and a keyboard cannot drag.'],
  anatomy: [
    ['Border', 'dashed; solid while files are above it.'],
    ['Label and help', 'what is asked for, in which format, and how many.'],
    ['Button', 'opens the dialog of the system.'],
    ['Error', 'what was wrong with the choice as a whole.'],
  ],
  examples: [
    {
      right: <FileDropZone label="Filer" help="Op til 4 billeder ad gangen" accept={['image/png']} trigger={choose} onFiles={ignore} />,
      rightReason: 'Says before the choice what can be chosen.',
      wrong: <FileDropZone label="Upload" accept={['image/png']} trigger={choose} onFiles={ignore} />,
      wrongReason: 'The player learns the limits by failing.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves focus to the button.'],
    ['Enter', 'Opens the dialog.'],
    ['Space', 'Opens the dialog.'],
  ],
}
