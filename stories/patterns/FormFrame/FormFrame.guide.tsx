import { FormFrame } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { bankPageUrl } from '../../support/bankPage.ts'

export const guide: Guide = {
  useWhen: [
    'For a page of another origin that is opened by a form post, such as the approval page of a bank.',
    'Inside a dialog of the size “content”.',
  ],
  avoidWhen: ['For a page with an address of its own: use FrameStage.', 'For the site’s own content.'],
  anatomy: [
    ['Frame', 'on another origin, with only the permissions that it needs.'],
    ['Loading text', 'behind the frame until its page is drawn.'],
  ],
  examples: [
    {
      right: <FormFrame title="Din bank" action={bankPageUrl} fields={{}} width={400} loading="Henter bankens side …" />,
      rightReason: 'A width from the configuration, and a sentence while the page loads.',
      wrong: <FormFrame title="Side" action={bankPageUrl} fields={{}} width={250} loading="" />,
      wrongReason: 'A name that does not say whose page it is, and nothing while it loads.',
    },
  ],
  keyboard: [['Tab', 'Moves into the frame and out again.']],
}
