import { slipText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { profitAfterCommission } from '../bet/commission.ts'
import { fancySentence } from '../bet/fancy-sentence.ts'
import { figuresOf } from '../bet/figures.ts'
import { oddsOf } from '../placing/new-bet.ts'
import type { Draft } from '../placing/new-bet.ts'
import type { BetMarket } from '../queries.ts'
import { useOutcomes } from './outcomes/use-outcomes.ts'

type Props = { selection: Selection; draft: Draft; market: BetMarket | undefined }

/** What this bet wins, what commission leaves of it and what it can cost, while it is being typed. */
export function SlipFigures({ selection, draft, market }: Props) {
  const t = useText(slipText)
  const stakeMinor = typedMinor(draft.stake) ?? 0n
  const odds = oddsOf(selection, draft)
  const figures = (odds !== null && figuresOf({ ...selection, odds, stakeMinor })) || {
    winMinor: 0n,
    loseMinor: 0n,
  }
  const isFancy = selection.kind === 'fancy'
  const netMinor = useNetProfit({ selection, draft, market })
  return (
    <>
      <dl className="grid grid-cols-2 overflow-hidden rounded-card bg-field-800">
        <Figure
          label={t('profit')}
          minor={figures.winMinor}
          {...(netMinor !== null && {
            note: t('afterCommission', { amount: shortMoney(netMinor) }),
          })}
        />
        <Figure label={t('liability')} minor={-figures.loseMinor} />
      </dl>
      {isFancy && stakeMinor > 0n && draft.run !== null && (
        <p className="text-sm">
          {t(fancySentence({ side: selection.side, run: draft.run, rate: draft.odds }), {
            runs: draft.run,
            win: shortMoney(figures.winMinor),
            lose: shortMoney(figures.loseMinor),
          })}
        </p>
      )}
    </>
  )
}

/** What a win leaves after commission; null where the market takes none or nothing is typed. */
function useNetProfit(props: Props): bigint | null {
  const outcomes = useOutcomes(props)
  const percent = props.market?.commission_percent ?? '0'
  if (Number(percent) === 0 || typedMinor(props.draft.stake) === null) return null
  return outcomes.length === 0 ? null : profitAfterCommission(outcomes, percent)
}

function Figure({ label, minor, note }: { label: string; minor: bigint; note?: string }) {
  return (
    <div className="px-3 py-2 not-first:border-l not-first:border-field-700">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="text-base font-semibold">
        <MoneyText minor={minor} signed />
        {note !== undefined && (
          <span className="tabular block text-xs font-normal text-quiet">{note}</span>
        )}
      </dd>
    </div>
  )
}
