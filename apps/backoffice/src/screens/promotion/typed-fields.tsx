import { AmountField, Field } from '@maidan/ui'
import type { Draft } from '../../features/promotions/draft.ts'
import type { FormProps } from './form-props.ts'

type Numbers =
  | 'percent'
  | 'turnover'
  | 'bonus_days'
  | 'uses_max'
  | 'free_rounds'
  | 'free_days'
  | 'mission_plays'
  | 'odds_min'
  | 'vip_from'
type Amounts = 'deposit_min' | 'bonus_max' | 'amount' | 'loss_min' | 'stake_min' | 'bet_max'

type Props<Name extends keyof Draft> = FormProps & { name: Name; label: string; hint?: string }

/** A number of the terms as it is typed. */
export function NumberField({ draft, onChange, error, name, label, hint }: Props<Numbers>) {
  return (
    <Field
      autoComplete="off"
      error={error(name)}
      hint={hint}
      inputMode="decimal"
      label={label}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      value={draft[name]}
    />
  )
}

/** An amount of the terms, in taka. */
export function TakaField({ draft, onChange, error, name, label, hint }: Props<Amounts>) {
  return (
    <AmountField
      error={error(name)}
      hint={hint}
      label={label}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      value={String(draft[name])}
    />
  )
}
