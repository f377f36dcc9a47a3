import { Prose } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For text that an editor wrote and a server sanitised: terms, help, news.'],
  avoidWhen: ['For interface text: use components and the text catalogue.', 'For HTML that was not sanitised.'],
  anatomy: [
    ['Headings', 'from level 2.'],
    ['Paragraphs, lists, tables, links', 'with a line length of about 65 characters.'],
  ],
  examples: [
    {
      right: <Prose html="<h2>Sådan virker en grænse</h2><p>Du kan altid sætte den ned. Det gælder med det samme.</p>" />,
      rightReason: 'A real heading and a short paragraph.',
      wrong: (
        <Prose html="<p><b>GRÆNSER</b> Du kan altid sætte den ned, og det gælder med det samme, men hvis du vil sætte den op, går der 24 timer, før den gælder.</p>" />
      ),
      wrongReason: 'Bold capitals are not a heading, and one sentence contains three ideas.',
    },
  ],
  keyboard: [['Tab', 'Moves through the links in it.']],
}
