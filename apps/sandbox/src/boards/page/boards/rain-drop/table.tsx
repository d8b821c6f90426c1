import { DROP_USUAL, type DropEvent } from '@maidan/casino'
import { useEffect, useRef, useState } from 'react'
import { Chooser } from './chooser.tsx'
import { Pond } from './pond.tsx'
import { type DropTable, useDrops, WAITING_MAX } from './use-drops.ts'
import { useFall } from './use-fall.ts'
import './controls.css'
import './rain-drop.css'

const LAST_MAX = 6

/** The pond, what the last drops paid, and the cloud's one button. */
export function Table(table: DropTable) {
  const { voice, round, phase, isReplay } = table
  const [wished, setWished] = useState(round?.setup ?? DROP_USUAL)
  const drop = useRef<SVGGElement>(null)
  const landed = useFall(table, drop)
  const drops = useDrops(table, wished)
  const last = useLast(landed)
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
              canChoose={!isFalling && drops.waiting === 0}
              onChoose={setWished}
            />
          )}
          <DropDeck table={table} {...drops} />
        </div>
      </div>
    </section>
  )
}

type DeckProps = {
  table: DropTable
  waiting: number
  drop: () => void
  callOff: () => void
}

function DropDeck({ table, waiting, drop, callOff }: DeckProps) {
  const { voice, sounds, bet, isReplay } = table
  if (isReplay) return <p className="drop-note">{voice.say('replay')}</p>
  const press = () => {
    sounds.play('press')
    drop()
  }
  return (
    <div className="drop-deck">
      <button
        type="button"
        className="drop-button"
        disabled={waiting >= WAITING_MAX}
        onClick={press}
      >
        <strong>{voice.say('drop')}</strong>
        <span>
          {waiting > 0
            ? voice.say('dropMore', { count: waiting })
            : voice.say('dropFor', { amount: voice.money(bet.minor) })}
        </span>
      </button>
      {waiting > 0 && (
        <button
          type="button"
          className="drop-off"
          aria-label={voice.say('stopWaiting')}
          onClick={callOff}
        >
          ×
        </button>
      )}
    </div>
  )
}

type Last = { key: number; event: DropEvent }

/** The last drops of this visit, the newest first. */
function useLast(landed: DropEvent | null): readonly Last[] {
  const [last, setLast] = useState<readonly Last[]>([])
  useEffect(() => {
    if (!landed) return
    setLast((before) =>
      [{ key: (before[0]?.key ?? 0) + 1, event: landed }, ...before].slice(0, LAST_MAX),
    )
  }, [landed])
  return last
}

function multipleOf({ tenths }: DropEvent): string {
  return (tenths / 10).toFixed(1)
}
