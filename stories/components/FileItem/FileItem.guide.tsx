import { Badge, FileItem, Stack } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For each file that was chosen, is being sent, or was received.'],
  avoidWhen: ['For rows of data: use DataTable.', 'For links to content: use MediaLink.'],
  anatomy: [
    ['Thumbnail', 'the picture, or an icon.'],
    ['Name and detail', 'which file, and how it fares.'],
    ['Status and actions', 'at the end of the row; below it where there is no room.'],
  ],
  examples: [
    {
      right: (
        <Stack as="ul" gap={0}>
          <FileItem name="pas.jpg" status={<Badge tone="success">Modtaget</Badge>} />
        </Stack>
      ),
      rightReason: 'Each file has a state of its own.',
      wrong: (
        <Stack as="ul" gap={0}>
          <FileItem name="3 filer" status={<Badge tone="danger">Fejl</Badge>} />
        </Stack>
      ),
      wrongReason: 'Which file failed cannot be seen.',
    },
  ],
  keyboard: [],
}
