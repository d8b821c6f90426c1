import { playersText } from '@maidan/locales'
import { amountOf, decimalAmount, isCurrency } from '@maidan/money'
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
    [t('staked'), player.staked],
    [t('won'), player.won],
  ] as const
  return (
    <Card className="overflow-hidden" padded={false}>
      <dl className="grid grid-cols-2 gap-px bg-field-800 sm:grid-cols-4 2xl:grid-cols-8">
        {figures.map(([name, amount]) => (
          <Figure key={name} name={name}>
            <Money amount={amount} currency={currency} />
          </Figure>
        ))}
        <Figure name={t('playResult')}>
          <Money amount={playResult(player)} currency={currency} signed />
        </Figure>
      </dl>
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

/** What play has brought the player: his wins less his stakes. */
function playResult({ won, staked, currency }: PlayerRecord): string {
  if (!isCurrency(currency)) return won
  return decimalAmount(amountOf(won, currency) - amountOf(staked, currency), currency)
}
