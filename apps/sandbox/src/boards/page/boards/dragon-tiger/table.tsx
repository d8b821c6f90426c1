import {
  dragonTigerWinner,
  type DragonTigerOutcome,
  type DragonTigerSide,
  type DragonTigerSpot,
} from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { dealStage } from './deal-stage.ts'
import { OwnLine } from './own-line.tsx'
import { knownRounds } from '../../stakes/known-rounds.ts'
import { RoomBets } from './room-bets.tsx'
import { Roads } from './roads/roads.tsx'
import { Deal } from './scene/deal.tsx'
import { Room } from './scene/room.tsx'
import { SpokenDeal } from './scene/spoken-deal.tsx'
import { Signal } from './scene/signal.tsx'
import { Spots } from './spots/spots.tsx'
import { useDealSounds } from './use-deal-sounds.ts'
import type { DragonTigerKey } from './words/keys.ts'
import './styles/dragon-tiger.css'
import './styles/fields.css'
import './styles/scene.css'

export type DragonTigerTable = RoomTable<DragonTigerSpot, DragonTigerOutcome, DragonTigerKey>

/** Rounds that the roads show. */
const ROADS_MAX = 60

/** The dealer and the cards, the fields to bet on, the player's bets, and the roads. */
export function Table(table: DragonTigerTable) {
  const { phase, phaseMs, elapsedMs, outcome, voice, own, betsMax, bet } = table
  const isBetting = useEachFrame(() => phase === 'betting' && isBefore(phaseMs, elapsedMs()))
  const stage = useEachFrame(() => (phase === 'betting' ? 'waiting' : dealStage(elapsedMs())))
  const decided = phase === 'betting' || stage !== 'decided' ? null : outcome
  const canBet = isBetting && !table.isReplay && own.length < betsMax
  useDealSounds({ stage, own, decided, sounds: table.sounds })
  const winners = knownRounds(table, decided !== null, ROADS_MAX)
    .map(dragonTigerWinner)
    .toReversed()
  const place = (on: DragonTigerSide) => {
    table.sounds.play('press')
    table.place({ on })
  }
  return (
    <div className={table.isStill ? 'dragon-tiger dragon-tiger-still' : 'dragon-tiger'}>
      <div className="dragon-tiger-table">
        <div className="dragon-tiger-scene">
          <Room dealerName={voice.say('dealer')} stage={stage} />
          <Deal key={table.number} outcome={outcome} stage={stage} voice={voice} />
          <SpokenDeal decided={decided} voice={voice} />
          {table.isReplay && (
            <p className="dragon-tiger-replay">{voice.say('replay', { number: table.number })}</p>
          )}
          <Signal
            elapsedMs={elapsedMs}
            outcome={outcome}
            phase={phase}
            phaseMs={phaseMs}
            stage={stage}
            voice={voice}
          />
        </div>
        <Spots
          bet={bet}
          canBet={canBet}
          own={own}
          place={place}
          players={table.players}
          playerCount={table.playerCount}
          voice={voice}
          winner={decided === null ? null : dragonTigerWinner(decided)}
        />
        <OwnLine
          bet={bet}
          betsMax={betsMax}
          canBet={canBet}
          decided={decided}
          own={own}
          voice={voice}
        />
        <Roads voice={voice} winners={winners}>
          <RoomBets bets={table.players} voice={voice} />
        </Roads>
      </div>
    </div>
  )
}

function isBefore(phaseMs: number | null, elapsedMs: number): boolean {
  return phaseMs === null || elapsedMs < phaseMs
}
