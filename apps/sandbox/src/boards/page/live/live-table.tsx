import type { RoomGame } from '@maidan/casino'
import type { RoomTable } from '../board.ts'
import { useEachFrame } from '../moments/use-each-frame.ts'
import { knownRounds } from '../stakes/known-rounds.ts'
import { isTold, stepsBegun } from './deal/deal-steps.ts'
import { Fields } from './fields/fields.tsx'
import type { LiveShow } from './live-show.ts'
import { OwnLine } from './own-line.tsx'
import { Roads } from './roads/roads.tsx'
import { RoomBets } from './room-bets.tsx'
import { Scene } from './scene/scene.tsx'
import { useDealSounds } from './use-deal-sounds.ts'
import type { LiveKey } from './words/live-key.ts'
import './styles/live.css'
import './styles/fields.css'
import './styles/scene.css'

/** Rounds that the roads show. */
const ROADS_MAX = 60

type LiveTableProps<Side extends string, Outcome> = {
  table: RoomTable<{ on: Side }, Outcome, LiveKey | Side>
  game: RoomGame<{ on: Side }, Outcome>
  show: LiveShow<Side, Outcome>
}

/** The dealer and the cards, the fields to bet on, the player's bets, and the roads. */
export function LiveTable<Side extends string, Outcome>(props: LiveTableProps<Side, Outcome>) {
  const { table, game, show } = props
  const { phase, phaseMs, elapsedMs, outcome, own, betsMax, voice } = table
  const isBetting = useEachFrame(() => phase === 'betting' && isBefore(phaseMs, elapsedMs()))
  const steps = phase === 'betting' || outcome === null ? [] : show.stepsOf(outcome)
  const begun = steps.slice(
    0,
    useEachFrame(() => stepsBegun(steps, elapsedMs())),
  )
  const decided = isTold(begun) ? outcome : null
  const canBet = isBetting && !table.isReplay && own.length < betsMax
  const pays = (stakeMinor: bigint, spot: { on: Side }) =>
    decided === null ? 0n : game.payMinor(stakeMinor, spot, decided)
  useDealSounds({ begun, own, pays, sounds: table.sounds })
  const results = knownRounds(table, decided !== null, ROADS_MAX)
    .map(show.resultOf)
    .toReversed()
  const classes = ['live', show.name, table.isStill && 'live-still']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="live-table">
        <Scene begun={begun} decided={decided} show={show} table={table} />
        <Fields
          canBet={canBet}
          pays={decided === null ? null : pays}
          place={(on) => {
            table.sounds.play('press')
            table.place({ on })
          }}
          show={show}
          table={table}
        />
        <OwnLine canBet={canBet} pays={decided === null ? null : pays} table={table} />
        <Roads results={results} show={show} voice={voice}>
          <RoomBets bets={table.players} voice={voice} />
        </Roads>
      </div>
    </div>
  )
}

function isBefore(phaseMs: number | null, elapsedMs: number): boolean {
  return phaseMs === null || elapsedMs < phaseMs
}
