import { BASKETS, type GroveEvent, groveLast, WASPS_USUAL } from '@maidan/casino'
import { useState } from 'react'
import type { BoardVoice } from '../../board.ts'
import { BasketGrid } from './basket-grid.tsx'
import { Deck } from './deck.tsx'
import { Ending } from './ending.tsx'
import { groveOf } from './grove-of.ts'
import { Ladder } from './ladder.tsx'
import { type GroveTable, useShowing } from './use-showing.ts'
import { WaspChooser } from './wasp-chooser.tsx'
import type { GroveWord } from './words/grove-words.ts'
import './controls.css'
import './mango-grove.css'

/** The grove, how many wasps are in it, and what its mangoes pay. */
export function Table(table: GroveTable) {
  const { voice, round, bet, phase, isReplay, choose } = table
  const [wished, setWished] = useState(round?.setup.wasps ?? WASPS_USUAL)
  const [asked, setAsked] = useState<number | null>(null)
  const { seenCount, told } = useShowing(table)
  const wasps = round?.setup.wasps ?? wished
  const grove = groveOf(
    { betMinor: round?.betMinor ?? bet.minor, wasps, baskets: BASKETS },
    round?.events.slice(0, seenCount) ?? [],
  )
  const isPlayed = round !== null && grove.end === null
  const isOver = round !== null && grove.end !== null
  const open = (basket: number) => {
    setAsked(basket)
    choose({ open: basket })
  }
  return (
    <section className="grove">
      <div className="grove-board">
        <BasketGrid
          voice={voice}
          looks={grove.looks}
          canOpen={isPlayed && phase === 'open' && !isReplay}
          asked={phase === 'asking' ? asked : null}
          onOpen={open}
        />
        <div className="grove-side">
          <p className="grove-count">
            <span>{voice.say('waspsCount', { count: wasps, baskets: BASKETS })}</span>
            <span>{voice.say('mangoes', { opened: grove.opened, safe: groveLast(wasps) })}</span>
          </p>
          {isOver ? (
            <Ending voice={voice} grove={grove} betMinor={round.betMinor} wasps={wasps} />
          ) : (
            <Ladder voice={voice} wasps={wasps} opened={grove.opened} />
          )}
          {!isPlayed && !isReplay && (
            <WaspChooser
              voice={voice}
              wasps={wished}
              canChoose={phase === 'ready'}
              onChoose={setWished}
            />
          )}
        </div>
        <Deck table={table} grove={grove} wasps={isPlayed ? wasps : wished} />
      </div>
      <p className="spoken" role="status">
        {told && spoken(voice, told)}
      </p>
    </section>
  )
}

/** An event as a screen reader says it. */
function spoken(voice: BoardVoice<GroveWord>, event: GroveEvent): string {
  if (event.type === 'stung') return voice.say('stungTitle')
  const amount = voice.money(BigInt(event.winMinor))
  return event.type === 'mango'
    ? voice.say('foundOne', { amount })
    : `${voice.say('takenTitle')}: ${amount}`
}
