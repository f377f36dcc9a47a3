import { DescriptionList, FavouriteToggle, Grid, Heading, Inline, Stack, Text } from '@casino/design-system'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr, formatKrShort } from '../../format/money.ts'
import { formatNumber } from '../../format/number.ts'
import type { GameDetail } from '../calls.ts'
import type { Favourites } from '../favourites/useFavourites.ts'

interface GameFactsProps {
  game: GameDetail
  /** Of the player; null for a guest. */
  favourites: Favourites | null
}

/** Description of a game with its RTP, stake range, volatility and provider, as far as they are known. */
export function GameFacts({ game, favourites }: GameFactsProps) {
  const t = useTranslations()
  const { description, provider, rtp, volatility, lines, minBet, maxBet, jackpot } = game
  return (
    <Grid gap={6} columns={{ lg: 2 }} as="section">
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2} size={22}>
            {t('games.about')}
          </Heading>
          {favourites && (
            <FavouriteToggle
              label={t('games.favourite_named', { name: game.name })}
              pressed={favourites.has(game.id)}
              onPressedChange={() => favourites.toggle(game)}
            />
          )}
        </Inline>
        <Text>{description}</Text>
      </Stack>
      <DescriptionList
        items={[
          ...(jackpot === null ? [] : [{ term: t('games.jackpot'), detail: formatKr(jackpot) }]),
          ...(rtp === null
            ? []
            : [{ term: t('games.rtp'), detail: t('games.rtp_value', { percent: formatNumber(rtp, { min: 1, max: 2 }) }) }]),
          ...(minBet === null || maxBet === null
            ? []
            : [{ term: t('games.stake'), detail: t('games.stake_value', { min: formatKrShort(minBet), max: formatKrShort(maxBet) }) }]),
          ...(volatility === null ? [] : [{ term: t('games.volatility'), detail: t(`games.volatility_${volatility}`) }]),
          ...(lines === null ? [] : [{ term: t('games.lines'), detail: String(lines) }]),
          ...(provider === '' ? [] : [{ term: t('games.provider'), detail: provider }]),
        ]}
      />
    </Grid>
  )
}
