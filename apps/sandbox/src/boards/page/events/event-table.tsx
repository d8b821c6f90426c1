import type { ShowAndTable } from './event-show.ts'
import { eventVoice } from './event-voice.ts'
import { EventHead } from './head/event-head.tsx'
import { MarketBoard } from './markets/market-board.tsx'
import { OwnLine } from './own/own-line.tsx'
import { OwnSlips } from './own/own-slips.tsx'
import { EventSchedule } from './schedule/event-schedule.tsx'
import { useRound } from './use-round.ts'
import { useWinSound } from './use-win-sound.ts'
import './styles/event.css'
import './styles/markets.css'
import './styles/lines.css'

/** The board of a drawn event: its head, its scene, its markets, the player's bets, its schedule. */
export function EventTable<Fixture, Play, Result, Key extends string>({
  show,
  table,
}: ShowAndTable<Fixture, Play, Result, Key>) {
  const { names, Scene } = show
  const { voice, isStill, isReplay, number, sounds } = table
  const round = useRound({ show, table })
  const { stage, fixture, play, playMs, decided, views, paidMinor } = round
  const words = eventVoice(voice)
  useWinSound(decided !== null, paidMinor !== null && paidMinor > 0n, sounds)
  return (
    <div className={`event event-${stage}${isStill ? ' event-still' : ''}`}>
      <div className="event-table">
        <EventHead
          clock={() => (play === null ? '' : names.clock(play, playMs(), voice))}
          elapsedMs={table.elapsedMs}
          fixture={names.fixture(fixture, voice)}
          phaseMs={table.phaseMs}
          replayed={isReplay ? number : null}
          stage={stage}
          voice={words}
        />
        <div className="event-scene">
          <Scene
            key={number}
            {...{ number, fixture, play, stage, playMs, isStill, voice, sounds }}
          />
          <p aria-live="polite" className="spoken">
            {decided !== null && names.summary(decided.play, fixture, voice)}
          </p>
        </div>
        <OwnLine
          betsMax={table.betsMax}
          stakeMinor={table.bet.minor}
          own={table.own}
          {...{ stage, isReplay, paidMinor, voice: words }}
        />
        <div className="event-lower">
          <div className="event-offers">
            {stage !== 'betting' && <OwnSlips views={views} voice={words} />}
            <MarketBoard
              canBet={round.canBet}
              groups={show.groups}
              nameOfGroup={(key) => names.group(key, voice)}
              place={round.place}
              stakeMinor={table.bet.minor}
              views={views}
              voice={words}
            />
          </div>
          <EventSchedule isDecided={decided !== null} show={show} table={table} voice={words} />
        </div>
      </div>
    </div>
  )
}
