import { CASTS_PER_BASKET, type FishKind, type NetEvent } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { basketOf } from './basket-of.ts'
import { Deck } from './deck.tsx'
import { FishRail } from './fish-rail.tsx'
import { Homecoming } from './homecoming.tsx'
import type { SwimmingFish } from './river/school.ts'
import { Tally } from './tally.tsx'
import { type NetTable, useCasts } from './use-casts.ts'
import { useRiver } from './use-river.ts'
import type { NetWord } from './words/net-words.ts'
import './padma-nets.css'
import './panels.css'

/** The river, the fish and their prices, and the boat's two ways: out and home. */
export function Table(table: NetTable) {
  const { voice, sounds, round, bet, phase, isStill, isReplay } = table
  const { box, back, front, river } = useRiver(isStill, {
    fish: castAt,
    splash: () => sounds.play('splash'),
  })
  const casts = useCasts(table, river)
  const isOver = round !== null && round.totalMinor !== null && phase !== 'showing'
  const basket = basketOf(
    round && !(isOver && phase === 'asking') ? round.betMinor : bet.minor,
    round?.events.slice(0, casts.seenCount) ?? [],
  )
  const isOut = round !== null && !basket.isHome && !isReplay
  const canCast =
    isOut &&
    (phase === 'open' || phase === 'asking' || phase === 'showing') &&
    casts.waitingCount < Math.min(casts.waitingMax, basket.castsLeft)
  const isIdle = round === null || basket.isHome
  const priceMinor = (isIdle ? bet.minor : round.betMinor) / BigInt(CASTS_PER_BASKET)

  function castAt(fish: SwimmingFish) {
    if (canCast && river.current) throwNet(fish.kind, river.current.throwAt(fish))
  }

  function throwNet(kind: FishKind, castId: number) {
    sounds.play('cast')
    casts.add(kind, castId)
  }

  return (
    <section className="nets">
      <div className="nets-board" data-out={isOut}>
        <div className="nets-river" ref={box}>
          <canvas ref={back} className="nets-canvas" aria-hidden="true" />
          <canvas ref={front} className="nets-canvas nets-front" aria-hidden="true" />
          <Tally voice={voice} basket={basket} isStill={isStill} />
          {isOut && casts.seenCount === 0 && <p className="nets-hint">{voice.say('hintCast')}</p>}
          {round === null && (
            <p className="nets-hint">{voice.say('hintStart', { casts: CASTS_PER_BASKET })}</p>
          )}
          {round !== null && round.totalMinor !== null && basket.isHome && (
            <Homecoming
              voice={voice}
              basket={basket}
              totalMinor={round.totalMinor}
              isStill={isStill}
            />
          )}
        </div>
        <FishRail
          voice={voice}
          priceMinor={priceMinor}
          canCast={canCast}
          onCast={(kind) => throwNet(kind, river.current?.throwAtKind(kind) ?? 0)}
        />
        <Deck table={table} basket={basket} areNetsOut={casts.waitingCount > 0} />
      </div>
      <p className="spoken" role="status">
        {casts.told && spoken(voice, casts.told)}
      </p>
    </section>
  )
}

/** An event as a screen reader says it. */
function spoken(voice: BoardVoice<NetWord>, event: NetEvent): string {
  if (event.type === 'home') {
    const paidMinor = BigInt(event.caughtMinor) + BigInt(event.backMinor)
    return `${voice.say('homeTitle')}. ${voice.say('totalSum')}: ${voice.money(paidMinor)}`
  }
  const fish = voice.say(`fish.${event.fish}`)
  const amount = voice.money(BigInt(event.winMinor))
  return event.caught ? voice.say('caughtOne', { fish, amount }) : voice.say('slippedOne', { fish })
}
