import { promotionDeskText } from '@maidan/locales'
import { AmountField, Field, Switch, useText } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** What it gives and what it asks for. */
export function TermFields({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('terms')}>
      <div className="flex flex-col gap-3 pb-2">
        <Switch
          checked={draft.on_deposit}
          hint={t('onDepositHint')}
          label={t('onDeposit')}
          onChange={(on_deposit) => onChange({ ...draft, on_deposit })}
        />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {(['percent', 'turnover', 'bonus_days'] as const).map((name) => (
            <Field
              autoComplete="off"
              error={error(name)}
              hint={name === 'turnover' ? t('turnoverHint') : undefined}
              inputMode={name === 'bonus_days' ? 'numeric' : 'decimal'}
              key={name}
              label={t(name === 'bonus_days' ? 'bonusDays' : name)}
              onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
              value={draft[name]}
            />
          ))}
          <AmountField
            error={error('bonus_max')}
            hint={t('bonusMaxHint')}
            label={t('bonusMax')}
            onChange={({ target }) => onChange({ ...draft, bonus_max: target.value })}
            value={String(draft.bonus_max)}
          />
          <AmountField
            error={error('deposit_min')}
            label={t('depositMin')}
            onChange={({ target }) => onChange({ ...draft, deposit_min: target.value })}
            value={String(draft.deposit_min)}
          />
        </div>
        <Switch
          checked={draft.once_per_player}
          label={t('onceLabel')}
          onChange={(once_per_player) => onChange({ ...draft, once_per_player })}
        />
        <Switch
          checked={draft.first_deposit_only}
          label={t('firstLabel')}
          onChange={(first_deposit_only) => onChange({ ...draft, first_deposit_only })}
        />
      </div>
    </Panel>
  )
}
