import type { BoardVoice } from '../../../board.ts'
import { Chip } from '../../../chips/chip.tsx'
import type { RouletteKey } from '../words/keys.ts'
import { boxOf } from './box-of.ts'
import { PLACED_SPOTS, type PlacedSpot } from './place-spot.ts'

type ChipsProps = {
  placed: ReadonlyMap<string, bigint>
  loose: ReadonlyMap<string, bigint>
  spotIsLost: (spot: PlacedSpot) => boolean
  voice: BoardVoice<RouletteKey>
}

const PLACED_COLOUR = 2
const LOOSE_COLOUR = 0

/** The player's chips on their spots: placed ones whole, loose ones in a dashed ring beside them. */
export function Chips({ placed, loose, spotIsLost, voice }: ChipsProps) {
  return PLACED_SPOTS.flatMap((spot) => {
    const [placedMinor, looseMinor] = [placed.get(spot.key), loose.get(spot.key)]
    if (placedMinor === undefined && looseMinor === undefined) return []
    return [
      <span className={classesOf(spot, spotIsLost(spot))} key={spot.key} style={boxOf(spot.place)}>
        {placedMinor !== undefined && (
          <Chip amount={voice.money(placedMinor)} step={PLACED_COLOUR} />
        )}
        {looseMinor !== undefined && (
          <span className="roulette-loose">
            <Chip amount={voice.money(looseMinor)} step={LOOSE_COLOUR} />
          </span>
        )}
      </span>,
    ]
  })
}

/** On a long field the chips lie beside its print. */
function classesOf({ place }: PlacedSpot, isLost: boolean): string {
  const isLong = place.shape === 'field' && place.long > 1
  return ['roulette-chips', isLong && 'roulette-chips-aside', isLost && 'roulette-chips-lost']
    .filter(Boolean)
    .join(' ')
}
