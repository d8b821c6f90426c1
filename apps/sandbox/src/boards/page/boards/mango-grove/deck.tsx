import { groveMultipleCenti } from '@maidan/casino'
import { useCounted } from '../../frame/use-counted.ts'
import type { Grove } from './grove-of.ts'
import { multipleText } from './multiple-text.ts'
import type { GroveTable } from './use-showing.ts'

type DeckProps = { table: GroveTable; grove: Grove; wasps: number }

/** The one thing to do besides opening a basket: go in, or take what was found. */
export function Deck({ table, grove, wasps }: DeckProps) {
  const { voice, sounds, phase, round, bet, isReplay, place } = table
  if (isReplay) return <p className="grove-deck grove-note">{voice.say('replay')}</p>
  if (round !== null && grove.end === null) {
    return <TakeButton table={table} grove={grove} wasps={wasps} />
  }
  const label = phase === 'asking' ? 'starting' : round ? 'again' : 'start'
  const begin = () => {
    sounds.play('press')
    place({ wasps })
  }
  return (
    <div className="grove-deck">
      <button
        type="button"
        className="grove-button grove-gold"
        disabled={phase !== 'ready'}
        onClick={begin}
      >
        <strong>{voice.say(label)}</strong>
        <span>{voice.say('startFor', { amount: voice.money(bet.minor) })}</span>
      </button>
    </div>
  )
}

function TakeButton({ table, grove, wasps }: DeckProps) {
  const { voice, phase, isStill, choose } = table
  const amount = voice.money(useCounted(grove.winMinor, isStill))
  const multiple = multipleText(groveMultipleCenti(wasps, grove.opened))
  const hasFound = grove.opened > 0
  return (
    <div className="grove-deck">
      <button
        type="button"
        className={hasFound ? 'grove-button grove-gold' : 'grove-button grove-quiet'}
        disabled={phase !== 'open'}
        onClick={() => choose({ take: true })}
      >
        <strong>{hasFound ? voice.say('take', { amount }) : voice.say('takeBack')}</strong>
        <span>
          {hasFound ? voice.say('takeAt', { multiple }) : voice.say('takeBackSum', { amount })}
        </span>
      </button>
    </div>
  )
}
