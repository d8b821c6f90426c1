import { playersText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { Money } from '../../parts/facts/money.tsx'

/** The player's money at a glance. */
export function MoneyFigures({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  const { currency } = player
  const figures = [
    [t('balance'), player.balance],
    [t('held'), player.held],
    [t('turnoverLeft'), player.remaining_turnover],
    [t('deposited'), player.deposited],
    [t('withdrawn'), player.withdrawn],
  ] as const
  return (
    <Card className="overflow-hidden" padded={false}>
      <dl className="grid grid-cols-2 gap-px bg-field-800 sm:grid-cols-4 xl:grid-cols-5">
        {figures.map(([name, amount]) => (
          <Figure key={name} name={name}>
            <Money amount={amount} currency={currency} />
          </Figure>
        ))}
      </dl>
      <PlayTable player={player} />
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="bg-field-900 px-4 py-3">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="text-base font-semibold">{children}</dd>
    </div>
  )
}

const kinds = ['games', 'exchange', 'together'] as const

/** What play came to, in games and on the exchange, apart and together. */
function PlayTable({ player: { play, currency } }: { player: PlayerRecord }) {
  const t = useText(playersText)
  return (
    <table aria-label={t('play')} className="w-full border-t border-field-800 text-sm">
      <thead>
        <tr className="text-xs text-quiet *:px-4 *:py-1.5 *:font-semibold">
          <th className="text-left" scope="col">
            {t('play')}
          </th>
          {(['staked', 'won', 'playResult'] as const).map((name) => (
            <th className="text-right" key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr className="border-t border-field-800 *:px-4 *:py-1.5 last:font-semibold" key={kind}>
            <th className="text-left font-[inherit]" scope="row">
              {t(`play_${kind}`)}
            </th>
            <td className="text-right">
              <Money amount={play[kind].staked} currency={currency} />
            </td>
            <td className="text-right">
              <Money amount={play[kind].won} currency={currency} />
            </td>
            <td className="text-right">
              <Money amount={play[kind].result} currency={currency} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
