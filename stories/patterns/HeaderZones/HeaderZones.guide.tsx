import { Button, HeaderZones, Logo } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['At the top of every page with a header. The server configures what each zone contains.'],
  avoidWhen: ['With more than two buttons in one zone.'],
  anatomy: [
    ['Start', 'menu and logo.'],
    ['Centre', 'the menu bar, if there is room for it.'],
    ['End', 'log in and register, or balance and top-up.'],
    ['Backdrop', 'an optional decoration behind the zones, such as a BackgroundLogo.'],
  ],
  examples: [
    {
      right: (
        <HeaderZones
          start={<Logo name="nordlys" href="#docs" />}
          end={
            <>
              <Button variant="secondary">Log ind</Button>
              <Button>Opret konto</Button>
            </>
          }
        />
      ),
      rightReason: 'One primary action.',
      wrong: (
        <HeaderZones
          start={<Logo name="nordlys" href="#docs" />}
          end={
            <>
              <Button>Log ind</Button>
              <Button>Opret konto</Button>
              <Button>Spil</Button>
            </>
          }
        />
      ),
      wrongReason: 'Three primary actions, and no room for them on a phone.',
    },
  ],
  keyboard: [['Tab', 'Moves from start to end, after the skip link.']],
}
