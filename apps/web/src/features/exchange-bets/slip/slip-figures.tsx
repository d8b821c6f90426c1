import { slipText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { fancySentence } from '../bet/fancy-sentence.ts'
import { figuresOf } from '../bet/figures.ts'
import { oddsOf } from '../placing/new-bet.ts'
import type { Draft } from '../placing/new-bet.ts'

type Props = { selection: Selection; draft: Draft }

/** What this bet wins and what it can cost, while it is being typed. */
export function SlipFigures({ selection, draft }: Props) {
  const t = useText(slipText)
  const stakeMinor = typedMinor(draft.stake) ?? 0n
  const odds = oddsOf(selection, draft)
  const figures = (odds !== null && figuresOf({ ...selection, odds, stakeMinor })) || {
    winMinor: 0n,
    loseMinor: 0n,
  }
  const isFancy = selection.kind === 'fancy'
  return (
    <>
      <dl className="grid grid-cols-2 overflow-hidden rounded-card bg-field-800">
        <Figure label={t('profit')} minor={figures.winMinor} />
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

function Figure({ label, minor }: { label: string; minor: bigint }) {
  return (
    <div className="px-3 py-2 not-first:border-l not-first:border-field-700">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="text-base font-semibold">
        <MoneyText minor={minor} signed />
      </dd>
    </div>
  )
}
