import { Grid, Surface, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For elements of one kind and equal width: tiles, cards, facts.',
    '`{ min: … }` makes as many columns as fit. Name their number by breakpoint where it is meaningful.',
  ],
  avoidWhen: ['For a row of different elements: use Inline.', 'With so many columns that Danish words break.'],
  anatomy: [['Cells', 'equal columns; the gap is a step of the space scale.']],
  examples: [
    {
      right: (
        <Grid gap={3} columns={{ xs: 1, sm: 2 }}>
          <Surface padding={4} bordered>
            <Text>Dag</Text>
          </Surface>
          <Surface padding={4} bordered>
            <Text>Uge</Text>
          </Surface>
        </Grid>
      ),
      rightReason: 'Two elements of one kind, stacked on a phone.',
      wrong: (
        <Grid gap={1} columns={{ xs: 4 }}>
          {['Dag', 'Uge', 'Måned', 'År'].map((word) => (
            <Surface key={word} padding={4} bordered>
              <Text>{word}</Text>
            </Surface>
          ))}
        </Grid>
      ),
      wrongReason: 'Four columns at every breakpoint: at 320 px there is room for three letters.',
    },
  ],
  keyboard: [],
}
