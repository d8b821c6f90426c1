import { computeReturn } from '../ticket/compute-return.ts'
import { GAME_CODE, PLATFORM, PRICES_MINOR } from './list-prices.ts'

/** The catalogue as the operator reads it. Free rounds are for slots alone: nothing tells of them. */
export function describeCatalogue(): object {
  const figures = computeReturn()
  const levels = Object.entries(PRICES_MINOR).map(([currency, prices]) => [
    currency,
    prices.map(String),
  ])
  return {
    providers: [{ code: PLATFORM, name: 'Koel Games' }],
    games: [
      {
        code: GAME_CODE,
        platform: PLATFORM,
        title: 'Rickshaw Race',
        title_bn: 'রিকশা দৌড়',
        type: 'arcade',
        rtp: figures.returnPercent,
        hit_frequency: figures.hitPercent,
        volatility: 'medium-high',
        features: [],
        bet_levels: Object.fromEntries(levels),
        max_multiple: figures.maxMultiple,
        has_demo: true,
      },
    ],
  }
}
