import { Badge, Button, FileItem, ProgressBar, Stack, Text } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { pictureFile } from '../../support/pictureFile.ts'

const size = (
  <Text as="span" size={14} tone="muted">
    2,1 MB
  </Text>
)

const meta = preview.meta({
  title: 'Components/FileItem',
  component: FileItem,
  args: { name: 'pas.jpg', detail: size },
  render: (args) => (
    <Stack as="ul" gap={0}>
      <FileItem {...args} />
    </Stack>
  ),
})

export const Default = meta.story({})
export const WithPicture = meta.story({
  args: { picture: pictureFile() },
  play: async ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('canvas')).toHaveAttribute('data-drawn')),
})
/** What the browser cannot decode keeps the icon. */
export const UnreadablePicture = meta.story({
  args: { picture: new Blob(['no picture']) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('canvas')).not.toHaveAttribute('data-drawn'),
})
export const InProgress = meta.story({
  args: { detail: <ProgressBar label="pas.jpg" value={0.4} valueText="40 %" /> },
})
export const WithStatusAndActions = meta.story({
  args: {
    name: 'et-meget-langt-filnavn-som-en-telefon-finder-paa-20261122-183012-kopi-2.jpg',
    status: <Badge tone="danger">Ikke sendt</Badge>,
    actions: (
      <Button size="sm" variant="secondary">
        Prøv igen
      </Button>
    ),
  },
})
