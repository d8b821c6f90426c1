import type { KanthaProps } from './props.ts'
import type { Choice } from './use-choice.ts'

type DeckProps = { table: KanthaProps; choice: Choice }

/** The one button: let the needle go. */
export function Deck({ table, choice }: DeckProps) {
  const { voice, phase, bet, isReplay } = table
  if (isReplay) return <p className="kantha-note">{voice.say('replay')}</p>
  return (
    <button
      type="button"
      className="kantha-button"
      disabled={!choice.canStart}
      onClick={choice.start}
    >
      <strong>{voice.say(phase === 'asking' ? 'starting' : 'start')}</strong>
      <span>{voice.say('startFor', { amount: voice.money(bet.minor) })}</span>
    </button>
  )
}
