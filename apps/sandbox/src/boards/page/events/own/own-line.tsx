import { ownLineText, type OwnLineFacts } from './own-line-text.ts'

/** One line about the player's own bets, told as it changes. */
export function OwnLine(facts: OwnLineFacts) {
  const { text, tone } = ownLineText(facts)
  return (
    <p aria-live="polite" className={`event-own event-own-${tone}`}>
      {text}
    </p>
  )
}
