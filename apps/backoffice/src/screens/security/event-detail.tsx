import type { SecurityLine } from '../../features/security/queries.ts'
import { PlayerLink } from '../../parts/facts/player-link.tsx'

type Pairs = [string, unknown][]

/** Whom it was about and what was tried, as plain names and values. */
export function EventDetail({ line }: { line: SecurityLine }) {
  return (
    <span className="flex flex-wrap gap-x-3 wrap-anywhere">
      {line.player_id !== null && (
        <PlayerLink id={line.player_id} username={`player:${line.player_id}`} />
      )}
      {pairsOf(line.detail).map(([name, value]) => (
        <span key={name}>
          <span className="text-quiet">{name}</span>{' '}
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </span>
      ))}
    </span>
  )
}

function pairsOf(detail: string): Pairs {
  const parsed: unknown = JSON.parse(detail)
  return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
}
