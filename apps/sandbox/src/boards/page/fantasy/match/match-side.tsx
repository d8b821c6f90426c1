import { useState, type ReactNode } from 'react'
import { AllPoints } from './all-points.tsx'
import type { MatchPart } from './match-part.ts'

type MatchSideProps = MatchPart & {
  /** What the teams of all players are called, and their list. */
  room: string
  children: ReactNode
}

/** Beside the match: the teams of all players, or the points of the twelve. */
export function MatchSide({ room, children, ...part }: MatchSideProps) {
  const { voice, sounds } = part.table
  const [isRoom, choose] = useState(true)
  const tabs = [
    { name: room, isChosen: isRoom },
    { name: voice.say('allPoints'), isChosen: !isRoom },
  ]
  return (
    <div className="fantasy-side">
      <div className="fantasy-tabs">
        {tabs.map(({ name, isChosen }, index) => (
          <button
            aria-pressed={isChosen}
            key={name}
            onClick={() => {
              sounds.play('press')
              choose(index === 0)
            }}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
      {isRoom ? children : <AllPoints {...part} />}
    </div>
  )
}
