import { Link } from '@casino/design-system/components/Link'
import { TopStrip, TopStripItem, TopStripMark } from '@casino/design-system/patterns/TopStrip'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['First on every page, games too: clock, time logged in, 18+, limits, ROFUS, StopSpillet.'],
  avoid: ['For offers or news. It belongs to the player’s protection.'],
  anatomy: [
    ['Mark', '18+, in an outline.'],
    ['Links', 'one press from everywhere.'],
    ['Readings', 'words and tabular figures.'],
  ],
  examples: [
    {
      right: (
        <TopStrip
          label="Spil trygt"
          start={
            <>
              <TopStripMark>18+</TopStripMark>
              <TopStripItem>
                <Link href="#docs" tone="quiet">
                  Mine grænser
                </Link>
              </TopStripItem>
            </>
          }
          end={<TopStripItem label="Klokken">20:41</TopStripItem>}
        />
      ),
      because: 'Quiet, always there, always the same.',
      wrong: (
        <TopStrip label="Tilbud" start={<TopStripItem>Få 500 spins lige nu</TopStripItem>} end={<TopStripItem>Spil nu</TopStripItem>} />
      ),
      why: 'An offer in the place of protection.',
    },
  ],
  keyboard: linkKeys,
}
