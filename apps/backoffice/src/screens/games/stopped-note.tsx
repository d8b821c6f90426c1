import type { GameLine } from '../../features/games/queries.ts'
import { When } from '../../parts/facts/when.tsx'

/** Who stopped it, when and why; nothing where it is open, or where nobody of the staff did. */
export function StoppedNote({ stopped }: Pick<GameLine, 'stopped'>) {
  if (stopped === null) return null
  return (
    <span className="block text-xs text-quiet">
      {stopped.by} · <When at={stopped.at} /> · <q>{stopped.reason}</q>
    </span>
  )
}
