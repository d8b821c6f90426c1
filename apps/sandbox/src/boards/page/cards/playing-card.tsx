import type { Card } from '@maidan/casino'
import type { Language } from '../../../games/page/words/voice.ts'
import { cardName } from './card-name.ts'
import { CardBack } from './faces/card-back.tsx'
import { CardFace } from './faces/card-face.tsx'
import './playing-card.css'

type PlayingCardProps = {
  /** Null while nobody knows it; it then lies face down. */
  card: Card | null
  /** Turning it is animated unless the player prefers less motion. */
  isFaceDown?: boolean
  /** A card that won: it is raised in gold light. */
  isLit?: boolean
  /** A card that no longer counts steps back. */
  isDimmed?: boolean
  /** Width in CSS pixels; it fills its box if left out. The height is 7/5 of it. */
  size?: number
  language: Language
}

/** A playing card that can be turned over. To a screen reader it is named as what can be seen of it. */
export function PlayingCard(props: PlayingCardProps) {
  const { card, isFaceDown = false, isLit = false, isDimmed = false, size, language } = props
  const isHidden = isFaceDown || card === null
  const classes = [
    'playing-card',
    isHidden && 'playing-card-down',
    isLit && 'playing-card-lit',
    isDimmed && 'playing-card-dimmed',
  ]
  return (
    <div
      aria-label={cardName(isHidden ? null : card, language)}
      className={classes.filter(Boolean).join(' ')}
      role="img"
      style={size === undefined ? undefined : { width: size }}
    >
      <div aria-hidden="true" className="playing-card-turn">
        <div className="playing-card-side playing-card-face">
          {card !== null && <CardFace card={card} />}
        </div>
        <div className="playing-card-side playing-card-back">
          <CardBack />
        </div>
      </div>
    </div>
  )
}
