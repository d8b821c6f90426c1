import type { ReactNode } from 'react'
import type { BoardVoice } from '../../board.ts'
import type { RoadsShow } from '../live-show.ts'
import type { LiveKey } from '../words/live-key.ts'
import { BeadRoad } from './bead-road.tsx'
import { BigRoad } from './big-road.tsx'
import type { RoadResult } from './road-result.ts'

type RoadsProps = {
  /** Oldest first. */
  results: readonly RoadResult[]
  show: RoadsShow
  voice: BoardVoice<LiveKey>
  /** What stands below them where there is room. */
  children: ReactNode
}

/** What the last rounds gave, as players of such games write it down, and in plain numbers. */
export function Roads({ results, show, voice, children }: RoadsProps) {
  return (
    <section className="live-roads">
      <div className="live-road-row">
        <BeadRoad results={results} show={show} title={voice.say('beads')} />
        <BigRoad results={results} title={voice.say('bigRoad')} />
      </div>
      <p className="live-note">
        {results.length === 0 ? voice.say('noPast') : show.countsText(countsOf(results))}{' '}
        <span>{voice.say('noMemory')}</span>
      </p>
      {children}
    </section>
  )
}

function countsOf(results: readonly RoadResult[]) {
  const counts = { count: results.length, left: 0, right: 0, even: 0 }
  for (const { winner } of results) counts[winner] += 1
  return counts
}
