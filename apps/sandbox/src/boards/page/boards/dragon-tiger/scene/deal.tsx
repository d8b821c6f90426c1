import type { Card, DragonTigerOutcome, DragonTigerWinner } from '@maidan/casino'
import { dragonTigerWinner } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { PlayingCard } from '../../../cards/playing-card.tsx'
import { hasReached, type DealStage } from '../deal-stage.ts'
import type { DragonTigerKey } from '../words/keys.ts'

type DealProps = {
  outcome: DragonTigerOutcome | null
  stage: DealStage
  voice: BoardVoice<DragonTigerKey>
}

/** Both places on the table: a card slides out of the shoe to each, and they turn over in turn. */
export function Deal({ outcome, stage, voice }: DealProps) {
  const winner = outcome !== null && stage === 'decided' ? dragonTigerWinner(outcome) : null
  return (
    <>
      <Seat
        card={outcome?.dragon ?? null}
        isDealt={outcome !== null && hasReached(stage, 'dragonDealt')}
        isTurned={hasReached(stage, 'dragonTurned')}
        side="dragon"
        voice={voice}
        winner={winner}
      />
      <Seat
        card={outcome?.tiger ?? null}
        isDealt={outcome !== null && hasReached(stage, 'tigerDealt')}
        isTurned={hasReached(stage, 'tigerTurned')}
        side="tiger"
        voice={voice}
        winner={winner}
      />
    </>
  )
}

type SeatProps = {
  side: 'dragon' | 'tiger'
  card: Card | null
  isDealt: boolean
  isTurned: boolean
  winner: DragonTigerWinner | null
  voice: BoardVoice<DragonTigerKey>
}

function Seat({ side, card, isDealt, isTurned, winner, voice }: SeatProps) {
  const isTie = winner === 'tie' || winner === 'suited-tie'
  const isWinner = winner === side || isTie
  const classes = `dragon-tiger-seat dragon-tiger-seat-${side}`
  return (
    <div className={isWinner ? `${classes} dragon-tiger-seat-won` : classes}>
      <div className={isDealt ? 'dragon-tiger-place' : 'dragon-tiger-place dragon-tiger-empty'}>
        {card !== null && (
          <div
            className={isDealt ? 'dragon-tiger-slide' : 'dragon-tiger-slide dragon-tiger-in-shoe'}
          >
            <PlayingCard
              card={card}
              isDimmed={winner !== null && !isWinner}
              isFaceDown={!isTurned}
              isLit={isWinner}
              language={voice.language}
            />
          </div>
        )}
      </div>
      <span className="dragon-tiger-seat-name">{voice.say(side)}</span>
    </div>
  )
}
