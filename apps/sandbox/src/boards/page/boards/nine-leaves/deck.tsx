import type { LeavesProps } from './props.ts'
import type { Scratch } from './use-scratch.ts'

type DeckProps = { table: LeavesProps; scratch: Scratch }

/** The one button: take a card, or have every leaf that is left scratched. */
export function Deck({ table, scratch }: DeckProps) {
  const { voice, phase, round, bet, isReplay } = table
  if (isReplay) return <p className="side-note">{voice.say('replay')}</p>
  if (scratch.isPlayed) {
    return (
      <button
        type="button"
        className="leaves-button leaves-quiet"
        disabled={phase !== 'open'}
        onClick={scratch.all}
      >
        <strong>{voice.say('all')}</strong>
        <span>{voice.say('allLeft', { count: scratch.left })}</span>
      </button>
    )
  }
  const label = phase === 'asking' ? 'starting' : round === null ? 'start' : 'again'
  return (
    <button
      type="button"
      className="leaves-button leaves-gold"
      disabled={!scratch.canStart}
      onClick={scratch.start}
    >
      <strong>{voice.say(label)}</strong>
      <span>{voice.say('startFor', { amount: voice.money(bet.minor) })}</span>
    </button>
  )
}
