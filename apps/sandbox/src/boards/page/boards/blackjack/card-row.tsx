import type { Card } from '@maidan/casino'
import { TurnedCard } from '../../show/turned-card.tsx'
import type { BlackjackProps } from './props.ts'

type CardRowProps = {
  cards: readonly (Card | null)[]
  isLit?: boolean
  isDimmed?: boolean
  language: BlackjackProps['voice']['language']
}

/** Cards that overlap as far as the place asks for it. */
export function CardRow({ cards, isLit = false, isDimmed = false, language }: CardRowProps) {
  return (
    <div className="bj-cards">
      {cards.map((card, place) => (
        // The place is what a card's spot is; the face in it may be turned.
        <span className="bj-card" key={place}>
          <TurnedCard
            card={card}
            isDimmed={isDimmed}
            isLit={isLit}
            isUp={card !== null}
            language={language}
          />
        </span>
      ))}
    </div>
  )
}
