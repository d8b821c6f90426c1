import { slipText } from '@maidan/locales'
import { plainTyped } from '@maidan/money'
import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { useText } from '../../../../lib/text/language.ts'
import type { Draft } from '../../placing/new-bet.ts'
import { snapOdds, stepOdds } from './odds-steps.ts'

type Odds = Pick<Draft, 'odds' | 'typedOdds'>
/** As the ladder has them. */
const ODDS_DECIMALS = 2

type Props = { draft: Odds; side: Selection['side']; onChange: (odds: Odds) => void }

/** Odds that step along the ladder; what is typed beside it is taken to its next price. */
export function OddsStepper({ draft, side, onChange }: Props) {
  const t = useText(slipText)
  const id = useId()
  const { odds, typedOdds } = draft
  const wrong = snapOdds(odds, side) === null
  const change = (changed: string) => onChange({ odds: changed, typedOdds: null })
  const step = (by: 1 | -1) => change(stepOdds(odds, by))
  const snap = () => {
    const taken = snapOdds(odds, side)
    if (taken === null || taken === odds) return
    onChange({ odds: taken, typedOdds: Number(taken) === Number(odds) ? null : odds })
  }
  const hint = typedOdds === null ? '' : t('oddsSnapped', { typed: typedOdds, odds })
  const note = wrong ? t('oddsWanted') : hint
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label className="text-sm font-medium" htmlFor={id}>
        {t('odds')}
      </label>
      <div
        className={clsx(
          'flex h-12 overflow-hidden rounded-card border bg-field-900 focus-within:border-floodlight',
          wrong ? 'border-clay' : 'border-field-700',
        )}
      >
        <StepButton
          icon={<Minus className="size-5" />}
          label={t('oddsDown')}
          onStep={() => step(-1)}
        />
        <input
          aria-describedby={`${id}-note`}
          aria-invalid={wrong || undefined}
          autoComplete="off"
          className="tabular w-full min-w-0 bg-transparent text-center text-lg font-semibold outline-none"
          id={id}
          inputMode="decimal"
          onBlur={snap}
          onChange={(event) => change(plainTyped(event.target.value, ODDS_DECIMALS) ?? odds)}
          onFocus={(event) => event.target.select()}
          value={odds}
        />
        <StepButton icon={<Plus className="size-5" />} label={t('oddsUp')} onStep={() => step(1)} />
      </div>
      <p
        aria-live="polite"
        className={clsx('text-xs empty:hidden', wrong ? 'text-clay-soft' : 'text-amber')}
        id={`${id}-note`}
      >
        {note}
      </p>
    </div>
  )
}

function StepButton(props: { icon: ReactNode; label: string; onStep: () => void }) {
  return (
    <button
      aria-label={props.label}
      className="flex w-11 shrink-0 touch-manipulation items-center justify-center bg-field-800 transition active:bg-field-700"
      onClick={props.onStep}
      type="button"
    >
      {props.icon}
    </button>
  )
}
