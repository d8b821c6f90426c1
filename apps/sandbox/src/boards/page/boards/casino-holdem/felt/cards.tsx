import type { Card } from '@maidan/casino'
import { TurnedCard } from '../../../show/turned-card.tsx'
import type { HoldemProps } from '../props.ts'
import './cards.css'

type CardsProps = {
  cards: readonly (Card | null)[]
  /** So many places there are; those that are still empty are outlined. */
  places: number
  /** The cards that made the end of the round. */
  lit: readonly Card[]
  /** The others step back. */
  isOver: boolean
  language: HoldemProps['voice']['language']
}

/** A row of cards in their places. */
export function Cards({ cards, places, lit, isOver, language }: CardsProps) {
  return (
    <div className="ch-cards">
      {Array.from({ length: places }, (_, place) => {
        const card = cards[place]
        // The place is what a card's spot is; the face in it may be turned.
        if (card === undefined) return <span aria-hidden="true" className="ch-place" key={place} />
        const isLit = card !== null && lit.includes(card)
        return (
          <span className="ch-card" key={place}>
            <TurnedCard
              card={card}
              isDimmed={isOver && !isLit}
              isLit={isLit}
              isUp={card !== null}
              language={language}
            />
          </span>
        )
      })}
    </div>
  )
}
