import { TextAreaField, TextField } from '@casino/design-system'
import { fieldKeys, type Guide } from '../../guide.ts'

const left = (count: number) => `${count} tegn tilbage`

export const guide: Guide = {
  useWhen: ['For an answer of several sentences, such as a message to customer service.'],
  avoidWhen: ['For a name, a number or a code: use TextField.'],
  anatomy: [
    ['Label and help', 'the help states what must not be written here.'],
    ['Text area', 'three lines, grows with its text to about twelve.'],
    ['Characters left', 'shown if there is a limit, announced when few are left.'],
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
      rightReason: 'Room for an answer, and a visible limit.',
      wrong: <TextField label="Besked (maks. 40 tegn)" name="wrong" maxLength={40} />,
      wrongReason: 'A single-line field for an answer of several sentences.',
    },
  ],
  keyboard: [...fieldKeys.slice(0, 1), ['Enter', 'Inserts a line break.']],
}
