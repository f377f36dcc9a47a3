import { Link, TopStrip, TopStripItem, TopStripMark } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['First on every page, including games: clock, time logged in, 18+, limits, ROFUS, StopSpillet.'],
  avoidWhen: ['For offers or news. It is reserved for player protection.'],
  anatomy: [
    ['Mark', '18+, outlined.'],
    ['Links', 'one click away from everywhere.'],
    ['Values', 'labels and tabular figures.'],
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
      rightReason: 'Unobtrusive, always present, always the same.',
      wrong: (
        <TopStrip label="Tilbud" start={<TopStripItem>Få 500 spins lige nu</TopStripItem>} end={<TopStripItem>Spil nu</TopStripItem>} />
      ),
      wrongReason: 'An offer in the place for player protection.',
    },
  ],
  keyboard: linkKeys,
}
