import type { MarbleProps } from './props.ts'
import type { Choice } from './use-choice.ts'

type DeckProps = { table: MarbleProps; choice: Choice }

/** The one button, and a second one that calls off what waits. */
export function Deck({ table, choice }: DeckProps) {
  const { voice, bet, isReplay } = table
  const { waiting } = choice
  if (isReplay) return <p className="marble-note">{voice.say('replay')}</p>
  return (
    <div className="marble-deck">
      <button
        type="button"
        className="marble-button"
        disabled={waiting.isFull}
        onClick={choice.roll}
      >
        <strong>{voice.say('roll')}</strong>
        <span>
          {waiting.count > 0
            ? voice.say('rollMore', { count: waiting.count })
            : voice.say('rollFor', { amount: voice.money(bet.minor) })}
        </span>
      </button>
      {waiting.count > 0 && (
        <button
          type="button"
          className="marble-off"
          aria-label={voice.say('stopWaiting')}
          onClick={waiting.callOff}
        >
          ×
        </button>
      )}
    </div>
  )
}
