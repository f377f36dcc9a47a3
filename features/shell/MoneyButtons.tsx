import { Button, Inline } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { paths } from '../navigation/paths.ts'
import { isPaused } from '../session/usePaused.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

interface MoneyButtonsProps {
  player: ShellPlayer
}

/** To a deposit, which a paused player cannot make, and beside it, as near, to a withdrawal. */
export function MoneyButtons({ player }: MoneyButtonsProps) {
  const button = useButtonProps()
  return (
    <Inline gap={3}>
      {!isPaused(player.profile) && <Button {...button('topUp')} size="sm" href={paths.deposit} />}
      <Button {...button('onward', { text: 'menu.withdraw' })} variant="secondary" size="sm" href={paths.withdraw} />
    </Inline>
  )
}
