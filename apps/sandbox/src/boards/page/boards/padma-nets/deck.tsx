import { CASTS_PER_BASKET } from '@maidan/casino'
import type { Basket } from './basket-of.ts'
import type { NetTable } from './use-casts.ts'

type DeckProps = { table: NetTable; basket: Basket; areNetsOut: boolean }

/** The one thing to do besides casting: take the boat out, or row it home. */
export function Deck({ table, basket, areNetsOut }: DeckProps) {
  const { voice, sounds, phase, round, bet, isReplay, place, choose } = table
  const { castsLeft, backMinor } = basket
  if (isReplay) return <p className="nets-deck nets-deck-note">{voice.say('replay')}</p>
  const isOut = round !== null && round.totalMinor === null
  if (isOut || phase === 'showing') {
    const canGoHome = phase === 'open' && !areNetsOut
    return (
      <div className="nets-deck">
        <button
          type="button"
          className="nets-button nets-button-quiet"
          disabled={!canGoHome}
          onClick={() => choose({ home: true })}
        >
          <strong>{voice.say('home')}</strong>
          <span>{voice.say('homeWith', { amount: voice.money(backMinor), casts: castsLeft })}</span>
        </button>
      </div>
    )
  }
  const goOut = () => {
    sounds.play('press')
    place({})
  }
  const label = phase === 'asking' ? 'starting' : round ? 'again' : 'start'
  return (
    <div className="nets-deck">
      <button
        type="button"
        className="nets-button nets-button-gold"
        disabled={phase !== 'ready'}
        onClick={goOut}
      >
        <strong>{voice.say(label)}</strong>
        <span>
          {voice.say('startFor', { casts: CASTS_PER_BASKET, amount: voice.money(bet.minor) })}
        </span>
      </button>
    </div>
  )
}
