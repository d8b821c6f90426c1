import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { mayOpen } from '../../../app/nav-entries.ts'
import { paths } from '../../../app/paths.ts'
import type { SettlementPreview } from '../../../features/markets/market.ts'
import { Taka } from '../../../features/markets/taka.tsx'
import { useMe } from '../../../features/overview/queries.ts'
import { PlayerLink } from '../../../parts/facts/player-link.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'

const headClass = 'h-8 text-xs font-semibold text-quiet'

/** The players for whom most moves, each with his commission. */
export function PreviewPlayers({ preview }: { preview: SettlementPreview }) {
  const t = useText(marketsText)
  const { players, total_players: total } = preview
  return (
    <Scroller className="max-h-80" label={t('mostMoved')}>
      <table aria-label={t('mostMoved')} className="w-full">
        <thead className="sticky top-0 bg-field-900">
          <tr>
            <th className={`${headClass} text-left`} scope="col">
              {t('ofPlayers', { shown: players.length, total })}
            </th>
            <th className={`${headClass} text-right`} scope="col">
              {t('netHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PlayerLine key={player.id} player={player} />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function PlayerLine({ player }: { player: SettlementPreview['players'][number] }) {
  const t = useText(marketsText)
  const me = useMe()
  return (
    <tr className="border-t border-field-800">
      <th className="h-10 pr-2 text-left font-medium wrap-anywhere" scope="row">
        {mayOpen(me?.role, paths.players) ? (
          <PlayerLink id={player.id} username={player.username} />
        ) : (
          player.username
        )}
      </th>
      <td className="text-right leading-4">
        <Taka amount={player.net} className="font-semibold" signed />
        {player.gross !== player.net && (
          <span className="block text-xs leading-3.5 whitespace-nowrap text-quiet">
            <span className="sr-only">{t('gross')} </span>
            <Taka amount={player.gross} />
            <span aria-hidden> − </span>
            <span className="sr-only">{t('commissionShort')} </span>
            <Taka amount={player.commission} />
          </span>
        )}
      </td>
    </tr>
  )
}
