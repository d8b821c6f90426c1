import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { AccountStatus } from '../../features/players/account-status.tsx'
import type { PlayerLine } from '../../features/players/queries.ts'
import { VerifiedMark } from '../../features/players/verified-mark.tsx'
import { Money } from '../../parts/facts/money.tsx'

/** The players on a narrow screen, one press each. */
export function PlayerRows({ rows }: { rows: readonly PlayerLine[] }) {
  return (
    <ul>
      {rows.map((player) => (
        <li key={player.id}>
          <Link
            className="flex flex-col gap-1 border-b border-field-800 px-4 py-2.5 text-sm hover:bg-field-900"
            params={{ playerId: String(player.id) }}
            to={paths.player}
          >
            <span className="flex items-baseline justify-between gap-2">
              <b className="truncate text-base font-semibold">{player.username}</b>
              <Money amount={player.balance} className="font-semibold" currency={player.currency} />
            </span>
            <span className="flex items-center justify-between gap-2">
              <span className="tabular flex min-w-0 items-center gap-1.5 text-quiet">
                <span className="truncate">{player.name}</span>
                <span className="shrink-0">· {player.phone}</span>
                {player.phone !== '' && <VerifiedMark verified={player.phone_verified} />}
              </span>
              <AccountStatus status={player.status} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
