import { slipText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useText } from '../../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { BonusLines } from './bonus/bonus-lines.tsx'
import { LiveBest } from './odds/live-best.tsx'
import { OddsStepper } from './odds/odds-stepper.tsx'
import type { BetMarket } from '../queries.ts'
import { QuickStakes } from './quick-stakes.tsx'
import { RunnerOutcomes } from './outcomes/runner-outcomes.tsx'
import { SlipFigures } from './slip-figures.tsx'
import type { SlipParts } from './slip-parts.ts'
import { SlipRules } from './slip-rules.tsx'
import { StakeField } from './stake-field.tsx'

/** Price, stake, what the bet would win and lose, and its rules. */
export function SlipForm(props: SlipParts & { onEdit: () => void }) {
  const t = useText(slipText)
  const { selection, draft, market, onChange, onEdit } = props
  const commission = market && commissionText(t, market)
  return (
    <div className="flex flex-col gap-3 pt-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <div className="flex min-w-0 flex-col gap-1.5">
          {selection.kind === 'match_odds' ? (
            <OddsStepper draft={draft} onChange={onChange} side={selection.side} />
          ) : (
            <FixedRate moved={props.moved !== null} odds={draft.odds} />
          )}
          <LiveBest {...props} />
        </div>
        <div className="flex min-w-0 flex-col gap-1.5">
          <StakeField onChange={(stake) => onChange({ stake })} stake={draft.stake} />
          {market && <Limits market={market} />}
        </div>
      </div>
      <div className="-mt-1 flex min-h-4 items-center justify-between gap-3 text-xs">
        <p className="text-quiet">
          {t(selection.kind === 'match_odds' ? 'mayBeHouse' : 'isHouse')} {commission}
        </p>
        <button
          className="relative ml-auto flex shrink-0 items-center gap-1.5 font-semibold text-sky before:absolute before:-inset-x-3 before:-inset-y-3.5 before:content-['']"
          onClick={onEdit}
          type="button"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {t('settings')}
        </button>
      </div>
      {market && <DelayNote market={market} />}
      <BonusLines kind={selection.kind} />
      <QuickStakes onChoose={(stake) => onChange({ stake })} onEdit={onEdit} stake={draft.stake} />
      <SlipFigures draft={draft} market={market} selection={selection} />
      {market && <RunnerOutcomes draft={draft} market={market} selection={selection} />}
      <SlipRules draft={draft} market={market} onChange={onChange} selection={selection} />
    </div>
  )
}

function FixedRate({ odds, moved }: { odds: string; moved: boolean }) {
  const t = useText(slipText)
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{t('rate')}</span>
      <output
        className={clsx(
          'tabular flex h-12 items-center justify-center rounded-card bg-field-800 text-lg font-semibold',
          moved && 'text-amber ring-1 ring-amber',
        )}
      >
        {odds}
      </output>
    </div>
  )
}

/** What the house takes of a win, said before the bet. */
function commissionText(t: Translate<typeof slipText.en>, { commission_percent }: BetMarket) {
  const percent = Number(commission_percent)
  return percent === 0 ? t('noCommission') : t('commission', { percent })
}

function Limits({ market }: { market: BetMarket }) {
  const t = useText(slipText)
  const min = shortMoney(readMinor(market.stake_min))
  const max = shortMoney(readMinor(market.stake_max))
  return <p className="tabular text-xs text-quiet">{t('limits', { min, max })}</p>
}

function DelayNote({ market }: { market: BetMarket }) {
  const t = useText(slipText)
  if (!market.in_play || market.bet_delay_ms <= 0) return null
  const seconds = Math.ceil(market.bet_delay_ms / 1000)
  return <p className="tabular -mt-1 text-xs text-amber">{t('delayNote', { seconds })}</p>
}
