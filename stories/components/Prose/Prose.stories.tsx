import { Prose } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Prose',
  component: Prose,
  args: {
    html: '<h2>Sådan virker grænser</h2><p>En lavere grænse gælder med det samme. En højere gælder først <strong>efter 24 timer</strong>.</p><ul><li>Dag</li><li>Uge</li><li>Måned</li></ul><p><a href="#mere">Læs mere</a></p>',
  },
})

export const Article = meta.story({})
