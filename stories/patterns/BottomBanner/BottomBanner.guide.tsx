import { BottomBanner, Button } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a question that the visitor may leave open and still use the whole page, such as the choice of cookies.'],
  avoidWhen: [
    'For an error or a result: use Alert or Toast.',
    'For a step that must be answered: use Modal.',
    'Above sticky form actions.',
  ],
  anatomy: [
    ['Text', 'the question, and what follows from each answer; two or three lines.'],
    ['Answers', 'two buttons of the same variant and width. Declining comes first.'],
  ],
  examples: [
    {
      right: (
        <BottomBanner
          label="Spørgsmål"
          actions={
            <>
              <Button variant="secondary">Nej tak</Button>
              <Button variant="secondary">Ja tak</Button>
            </>
          }
        >
          Må vi spørge, hvad du synes om siden? Det tager et minut.
        </BottomBanner>
      ),
      rightReason: 'Both answers have the same weight.',
      wrong: (
        <BottomBanner label="Spørgsmål" actions={<Button>Ja tak</Button>}>
          Må vi spørge, hvad du synes om siden?
        </BottomBanner>
      ),
      wrongReason: 'One answer only: the other has to be found.',
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the answers before the page. The banner never takes the focus by itself.'],
    ['Enter', 'Gives the answer.'],
  ],
}
