import type { Waiting } from './use-waiting.ts'
import './waiting-deck.css'

type WaitingDeckProps = {
  waiting: Waiting
  /** What the button does, and for how much. */
  name: string
  price: string
  /** How many wait, and what calls them off. */
  waitingText: string
  callOffName: string
  /** No round can be begun now, such as while a field holds what cannot be staked on. */
  isClosed?: boolean
  onPress: () => void
}

/** The button that begins a round or has it wait, and a second one that calls off what waits. */
export function WaitingDeck(props: WaitingDeckProps) {
  const { waiting, name, price, waitingText, callOffName, isClosed, onPress } = props
  const hasWaiting = waiting.count > 0
  return (
    <div className="waiting-deck">
      <button
        className="waiting-go"
        disabled={waiting.isFull || isClosed === true}
        onClick={onPress}
        type="button"
      >
        <strong>{name}</strong>
        <span>{hasWaiting ? waitingText : price}</span>
      </button>
      {hasWaiting && (
        <button
          aria-label={callOffName}
          className="waiting-off"
          onClick={waiting.callOff}
          type="button"
        >
          ×
        </button>
      )}
    </div>
  )
}
