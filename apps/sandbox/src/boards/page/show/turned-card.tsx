import type { Card } from '@maidan/casino'
import { memo, useState } from 'react'
import type { Language } from '../../../games/page/words/voice.ts'
import { PlayingCard } from '../cards/playing-card.tsx'

type TurnedCardProps = {
  /** Null while nobody knows it. */
  card: Card | null
  isUp: boolean
  isLit?: boolean
  isDimmed?: boolean
  language: Language
}

/**
 * A card of a table that keeps its old face while it turns away, until it has another. It is drawn
 * anew only when it changes, since a long deal has dozens of them.
 */
export const TurnedCard = memo(function TurnedCard({ card, isUp, ...rest }: TurnedCardProps) {
  const [face, setFace] = useState(card)
  if (card !== null && card !== face) setFace(card)
  return <PlayingCard card={card ?? face} isFaceDown={!isUp} {...rest} />
})
