import type { AndarBaharProps } from './props.ts'
import type { PastDeal } from './use-past.ts'

type PastProps = { past: readonly PastDeal[]; voice: AndarBaharProps['voice'] }

/** The player's last rounds: each side in its colour, with the card on which the match came. */
export function Past({ past, voice: { say } }: PastProps) {
  if (past.length === 0) return <p className="andar-past andar-past-none">{say('pastNone')}</p>
  return (
    <ol aria-label={say('past')} className="andar-past">
      {past.map(({ id, side, count, isWon }) => (
        <li
          className={isWon ? `andar-dot-${side} andar-dot-own` : `andar-dot-${side}`}
          key={id}
          title={say('pastOne', { side: say(side), count })}
        >
          <span className="spoken">{say(side)}</span> {count}
        </li>
      ))}
    </ol>
  )
}
