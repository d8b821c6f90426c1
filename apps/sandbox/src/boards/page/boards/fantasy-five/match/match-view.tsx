import { cricketersOf } from '@maidan/casino'
import { useState } from 'react'
import { AllPoints } from '../room/all-points.tsx'
import { Leaders } from '../room/leaders.tsx'
import type { MatchPart } from './match-part.ts'
import { OwnTeams } from './own-teams.tsx'
import { Scene } from './scene.tsx'

const PANELS = ['room', 'allPoints'] as const

/** The match as it is played, the player's own teams climbing, and everybody else's beside them. */
export function MatchView({ table, shown }: Omit<MatchPart, 'all'>) {
  const { voice, sounds } = table
  const [panel, choose] = useState<(typeof PANELS)[number]>('room')
  const all = cricketersOf(shown.fixture)
  return (
    <div className="fantasy-match">
      <Scene all={all} shown={shown} table={table} />
      <OwnTeams all={all} shown={shown} table={table} />
      <div className="fantasy-side">
        <div className="fantasy-tabs">
          {PANELS.map((key) => (
            <button
              aria-pressed={key === panel}
              key={key}
              onClick={() => {
                sounds.play('press')
                choose(key)
              }}
              type="button"
            >
              {voice.say(key)}
            </button>
          ))}
        </div>
        {panel === 'room' ? (
          <Leaders all={all} shown={shown} table={table} />
        ) : (
          <AllPoints all={all} shown={shown} table={table} />
        )}
      </div>
    </div>
  )
}
