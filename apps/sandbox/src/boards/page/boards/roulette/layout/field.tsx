import { paysToOne, pocketColour, type RouletteSpot } from '@maidan/casino'
import type { KeyboardEvent } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { spotName } from '../spot-name.ts'
import type { RouletteKey } from '../words/keys.ts'
import { boxOf } from './box-of.ts'
import type { LayoutProps } from './layout-props.ts'
import type { PlacedSpot } from './place-spot.ts'
import { stepFocus } from './step-focus.ts'

type FieldProps = {
  placed: PlacedSpot
  layout: LayoutProps
  /** It is the spot that tabbing comes to. */
  isReached: boolean
  reach: () => void
}

/** One spot as a button: a printed field, or an unprinted line or point between fields. */
export function Field({ placed, layout, isReached, reach }: FieldProps) {
  const { spot, place } = placed
  const { canLay, lay, voice } = layout
  return (
    <button
      aria-disabled={!canLay}
      aria-label={nameOf(placed, layout)}
      className={classesOf(placed, layout.drawn)}
      onClick={() => canLay && lay(spot)}
      onFocus={reach}
      onKeyDown={stepOn}
      style={boxOf(place)}
      tabIndex={isReached ? 0 : -1}
      type="button"
    >
      {place.shape === 'field' && <Print spot={spot} voice={voice} />}
    </button>
  )
}

function nameOf({ spot, key }: PlacedSpot, layout: LayoutProps): string {
  const { voice, stakeMinor, placed, loose } = layout
  const [placedMinor, looseMinor] = [placed.get(key), loose.get(key)]
  const stake = voice.money(stakeMinor)
  return [
    voice.say('spotName', { spot: spotName(spot, voice), times: String(paysToOne(spot)), stake }),
    placedMinor !== undefined && voice.say('spotPlaced', { amount: voice.money(placedMinor) }),
    looseMinor !== undefined && voice.say('spotLoose', { amount: voice.money(looseMinor) }),
  ]
    .filter(Boolean)
    .join(' ')
}

function classesOf({ spot, covers, place }: PlacedSpot, drawn: number | null): string {
  const isWon = place.shape === 'field' && drawn !== null && covers.includes(drawn)
  return [
    'roulette-spot',
    place.shape === 'line' ? `roulette-line-${place.along}` : `roulette-${place.shape}`,
    spot.kind === 'straight' && `roulette-${pocketColour(covers[0] ?? 0)}`,
    isWon && 'roulette-won',
  ]
    .filter(Boolean)
    .join(' ')
}

function Print({ spot, voice }: { spot: RouletteSpot; voice: BoardVoice<RouletteKey> }) {
  if ('numbers' in spot) return spot.numbers[0]
  if (spot.kind === 'red' || spot.kind === 'black') {
    return <span className={`roulette-diamond roulette-${spot.kind}`} />
  }
  if (!('index' in spot)) return <span>{voice.say(spot.kind)}</span>
  return spot.kind === 'column' ? (
    <span>{voice.say('columnPays')}</span>
  ) : (
    <span>{`${spot.index * 12 - 11}–${spot.index * 12}`}</span>
  )
}

/** An arrow key goes to the nearest spot in its direction. */
function stepOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const from = event.currentTarget
  const all = Array.from(from.parentElement?.querySelectorAll('button') ?? [])
  const next = stepFocus(from, all, event.key)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
