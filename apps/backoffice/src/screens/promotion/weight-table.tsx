import type { PromotionKind } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import { WeightFields } from '../../parts/promotions/weight-fields.tsx'
import type { FormProps } from './form-props.ts'
import { NumberField } from './typed-fields.tsx'

/** What the weights of each kind are for. */
const hints = {
  deposit: 'weightsHint',
  code: 'weightsHint',
  cashback: 'weightsHintCashback',
  freeSpins: 'weightsHint',
  mission: 'weightsHintMission',
} as const satisfies Record<PromotionKind, string>

/** How much of a stake on each kind of play counts. */
export function WeightTable(form: FormProps) {
  const { draft, onChange, error } = form
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('weights')}>
      <p className="text-xs text-quiet">{t(hints[draft.kind])}</p>
      <WeightFields
        error={error}
        heads={[t('play'), t('share')]}
        onChange={(weights) => onChange({ ...draft, weights })}
        weights={draft.weights}
      />
      <div className="pb-2 sm:w-1/2">
        <NumberField {...form} hint={t('oddsMinHint')} label={t('oddsMin')} name="odds_min" />
      </div>
    </Panel>
  )
}
