import type { GhuriOutcome, GhuriSpot } from '@maidan/casino'
import { useState } from 'react'
import type { OwnStake, RoomTable } from '../../../board.ts'
import { useOnePress } from '../../../rooms/stakes/use-one-press.ts'
import type { GhuriWord } from '../words/en.ts'
import { AutoHeightField, type AutoHeight } from './auto-height.tsx'
import { OwnBet, wayOut } from './own-bet.tsx'
import { TakeOut } from './take-out.tsx'

type BarProps = { table: RoomTable<GhuriSpot, GhuriOutcome, GhuriWord> }

/** All that a player does: set how the next bet leaves, bet, and take out. */
export function BetBar({ table }: BarProps) {
  const [auto, setAuto] = useState<AutoHeight>({ isOn: false, centi: 200, isWrong: false })
  const { voice, own, phase, isReplay, betsMax } = table
  const canBet = phase === 'betting' && !isReplay && own.length < betsMax
  return (
    <div className="ghuri-bar">
      {!isReplay && <AutoHeightField voice={voice} auto={auto} change={setAuto} />}
      <div className="ghuri-actions">
        {own.map((bet, index) => (
          <OwnPlace key={bet.betId} table={table} bet={bet} place={index + 1} />
        ))}
        {canBet && <PlaceBet table={table} auto={auto} />}
        {!canBet && own.length === 0 && <p className="ghuri-wait">{waitText(table)}</p>}
      </div>
    </div>
  )
}

function OwnPlace({ table, bet, place }: BarProps & { bet: OwnStake<GhuriSpot>; place: number }) {
  const { voice, phase, isReplay, elapsedMs, sounds, cashOut } = table
  if (phase !== 'running' || isReplay || bet.state !== 'standing') {
    return <OwnBet voice={voice} bet={bet} />
  }
  const takeOut = () => {
    sounds.play('press')
    cashOut(bet.betId)
  }
  return <TakeOut voice={voice} bet={bet} place={place} elapsedMs={elapsedMs} takeOut={takeOut} />
}

function PlaceBet({ table, auto }: BarProps & { auto: AutoHeight }) {
  const { voice, bet, own, sounds } = table
  // Once a bet is on its way, the button says that it is for a second one.
  const place = useOnePress({ ...table, own: [] })
  const spot: GhuriSpot = { autoCenti: auto.isOn ? auto.centi : null }
  const press = () => {
    if (place(spot)) sounds.play('press')
  }
  return (
    <button
      type="button"
      className="ghuri-action ghuri-place"
      data-first={own.length === 0}
      disabled={auto.isOn && auto.isWrong}
      onClick={press}
    >
      <b>
        {voice.say(own.length === 0 ? 'place' : 'placeSecond', { amount: voice.money(bet.minor) })}
      </b>
      <span>{wayOut(voice, spot)}</span>
    </button>
  )
}

function waitText({ voice, phase, isReplay }: BarProps['table']): string {
  if (isReplay) return voice.say('pastFlight')
  return voice.say(phase === 'running' ? 'waitForEnd' : 'waitForNext')
}
