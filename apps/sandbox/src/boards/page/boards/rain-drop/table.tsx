import { DROP_USUAL, type DropEvent } from '@maidan/casino'
import { useRef, useState } from 'react'
import { useWaiting, type Waiting } from '../../turns/use-waiting.ts'
import { WaitingDeck } from '../../turns/waiting-deck.tsx'
import { Chooser } from './chooser.tsx'
import { Pond } from './pond.tsx'
import type { DropTable } from './props.ts'
import { useFall } from './use-fall.ts'
import './controls.css'
import './rain-drop.css'

/** The pond, what the last drops paid, and the cloud's one button. */
export function Table(table: DropTable) {
  const { voice, round, phase, isReplay } = table
  const [wished, setWished] = useState(round?.setup ?? DROP_USUAL)
  const drop = useRef<SVGGElement>(null)
  const { landed, last } = useFall(table, drop)
  const waiting = useWaiting(table, wished)
  const isFalling = phase === 'asking' || phase === 'showing'
  const setup = isFalling || isReplay ? (round?.setup ?? wished) : wished
  return (
    <section className="drop">
      <div className="drop-board">
        <div className="drop-sky">
          <ol className="drop-last" aria-label={voice.say('last')}>
            {last.map(({ key, event }) => (
              <li key={key} data-more={event.tenths > 10}>
                ×{multipleOf(event)}
              </li>
            ))}
          </ol>
          <Pond voice={voice} setup={setup} landed={landed} drop={drop} />
        </div>
        <div className="drop-side">
          <p className="drop-result" role="status">
            {landed
              ? voice.say('told', {
                  pot: landed.pot + 1,
                  pots: landed.path.length + 1,
                  multiple: multipleOf(landed),
                  amount: voice.money(BigInt(landed.winMinor)),
                })
              : voice.say(isFalling ? 'falling' : 'none')}
          </p>
          {!isReplay && (
            <Chooser
              voice={voice}
              setup={wished}
              canChoose={!isFalling && waiting.count === 0}
              onChoose={setWished}
            />
          )}
          <DropDeck table={table} waiting={waiting} />
        </div>
      </div>
    </section>
  )
}

type DeckProps = { table: DropTable; waiting: Waiting }

function DropDeck({ table, waiting }: DeckProps) {
  const { voice, sounds, bet, isReplay } = table
  if (isReplay) return <p className="drop-note">{voice.say('replay')}</p>
  const press = () => {
    sounds.play('press')
    waiting.go()
  }
  return (
    <WaitingDeck
      callOffName={voice.say('stopWaiting')}
      name={voice.say('drop')}
      onPress={press}
      price={voice.say('dropFor', { amount: voice.money(bet.minor) })}
      waiting={waiting}
      waitingText={voice.say('dropMore', { count: waiting.count })}
    />
  )
}

function multipleOf({ tenths }: DropEvent): string {
  return (tenths / 10).toFixed(1)
}
