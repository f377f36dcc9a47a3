import { TextAreaField } from '@casino/design-system/components/TextAreaField'
import { TextField } from '@casino/design-system/components/TextField'
import { fieldKeys, type Guide } from '../guide.ts'

const left = (count: number) => `${count} tegn tilbage`

export const guide: Guide = {
  use: ['For an answer of several sentences, such as a message to customer service.'],
  avoid: ['For a name, a number or a code: that is TextField.'],
  anatomy: [
    ['Label and help', 'above, help for what must not be written here.'],
    ['Area', 'three lines, growing with its text to about twelve.'],
    ['Characters left', 'shown with a limit, read aloud when few are left.'],
  ],
  examples: [
    {
      right: (
        <TextAreaField
          label="Hvad kan vi hjælpe med?"
          name="right"
          help="Skriv aldrig dit CPR-nummer eller dit kortnummer her."
          maxLength={1000}
          remainingText={left}
        />
      ),
      because: 'Room for an answer, and a limit that is known beforehand.',
      wrong: <TextField label="Besked (maks. 40 tegn)" name="wrong" maxLength={40} />,
      why: 'A question for sentences in a line for words.',
    },
  ],
  keyboard: [...fieldKeys.slice(0, 1), ['Enter', 'Begins a new line.']],
}
