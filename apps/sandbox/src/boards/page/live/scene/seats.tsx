import type { Card } from '@maidan/casino'
import type { Language } from '../../../../games/page/words/voice.ts'
import { PlayingCard } from '../../cards/playing-card.tsx'
import { DEAL_HANDS, hasBegun, type DealHand, type DealStep } from '../deal/deal-steps.ts'
import type { HandsShow } from '../live-show.ts'
import type { RoadResult } from '../roads/road-result.ts'

type SeatsProps<Outcome> = {
  outcome: Outcome | null
  begun: readonly DealStep[]
  /** Null until it has been told. */
  winner: RoadResult['winner'] | null
  show: HandsShow<Outcome>
  language: Language
}

/** The places on the table: cards slide out of the shoe to each, and turn over in turn. */
export function Seats<Outcome>(props: SeatsProps<Outcome>) {
  const { handNames } = props.show
  const taken = DEAL_HANDS.filter((hand) => handNames[hand] !== undefined)
  return taken.map((hand) => (
    <Seat hand={hand} isAlone={taken.length === 1} key={hand} seats={props} />
  ))
}

type SeatProps<Outcome> = {
  hand: DealHand
  /** With no other hand to win against, its card is what was bet on. */
  isAlone: boolean
  seats: SeatsProps<Outcome>
}

function Seat<Outcome>({ hand, isAlone, seats }: SeatProps<Outcome>) {
  const { outcome, begun, winner, show, language } = seats
  const cards = (outcome === null ? undefined : show.handsOf(outcome)[hand]) ?? []
  const isTurned = (index: number) => hasBegun(begun, 'turn', hand, index)
  const note = show.noteOf?.(cards.filter((_, index) => isTurned(index))) ?? ''
  const isWinner = winner !== null && (isAlone || winner === hand || winner === 'even')
  const count = Math.max(show.places, cards.length)
  const classes = `live-seat live-seat-${hand}`
  return (
    <div className={isWinner ? `${classes} live-seat-won` : classes}>
      <div className="live-places">
        {Array.from({ length: count }, (_, index) => (
          <Place
            card={cards[index] ?? null}
            isDealt={hasBegun(begun, 'deal', hand, index)}
            isDimmed={winner !== null && !isWinner}
            isExtra={index >= show.places}
            isLit={isWinner}
            isTurned={isTurned(index)}
            // A card keeps its place on the table.
            key={index}
            language={language}
          />
        ))}
      </div>
      <span className="live-seat-name">
        {show.handNames[hand]}
        {note !== '' && <b>{note}</b>}
      </span>
    </div>
  )
}

type PlaceProps = {
  card: Card | null
  isDealt: boolean
  isTurned: boolean
  isLit: boolean
  isDimmed: boolean
  /** A place for a card that not every round has: it is not marked while it is empty. */
  isExtra: boolean
  language: Language
}

function Place({ card, isDealt, isTurned, isExtra, ...rest }: PlaceProps) {
  const classes = ['live-place', !isDealt && !isExtra && 'live-empty']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {card !== null && (
        <div className={isDealt ? 'live-slide' : 'live-slide live-in-shoe'}>
          <PlayingCard card={card} isFaceDown={!isTurned} {...rest} />
        </div>
      )}
    </div>
  )
}
