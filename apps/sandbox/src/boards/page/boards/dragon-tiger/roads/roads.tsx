import type { DragonTigerWinner } from '@maidan/casino'
import type { ReactNode } from 'react'
import type { BoardVoice } from '../../../board.ts'
import type { DragonTigerKey } from '../words/keys.ts'
import { BeadRoad } from './bead-road.tsx'
import { BigRoad } from './big-road.tsx'

type RoadsProps = {
  winners: readonly DragonTigerWinner[]
  voice: BoardVoice<DragonTigerKey>
  /** What stands below them where there is room. */
  children: ReactNode
}

/** What the last rounds gave, as players of the game write it down, and in plain numbers. */
export function Roads({ winners, voice, children }: RoadsProps) {
  return (
    <section className="dragon-tiger-roads">
      <div className="dragon-tiger-road-row">
        <BeadRoad voice={voice} winners={winners} />
        <BigRoad voice={voice} winners={winners} />
      </div>
      <p className="dragon-tiger-note">
        {winners.length === 0 ? voice.say('noPast') : statistics(winners, voice)}{' '}
        <span>{voice.say('noMemory')}</span>
      </p>
      {children}
    </section>
  )
}

function statistics(
  winners: readonly DragonTigerWinner[],
  voice: BoardVoice<DragonTigerKey>,
): string {
  const dragon = winners.filter((winner) => winner === 'dragon').length
  const tiger = winners.filter((winner) => winner === 'tiger').length
  const tie = winners.length - dragon - tiger
  return voice.say('statistics', { count: winners.length, dragon, tiger, tie })
}
