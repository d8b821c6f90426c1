import { PLAY_KINDS, type PromotionKind } from '@maidan/contract/facts'
import { playWeightsText, promotionDeskText } from '@maidan/locales'
import { Field, useText } from '@maidan/ui'
import { weightOf, withWeight } from '../../features/promotions/draft.ts'
import { Panel } from '../../parts/panel.tsx'
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
  const word = useText(playWeightsText)
  return (
    <Panel title={t('weights')}>
      <p className="text-xs text-quiet">{t(hints[draft.kind])}</p>
      <table className="my-2 w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <th className="pb-1 font-medium" scope="col">
              {t('play')}
            </th>
            <th className="w-32 pb-1 font-medium" scope="col">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-field-800">
          {PLAY_KINDS.map((play) => (
            <tr key={play}>
              <th className="py-1.5 pr-3 text-left font-medium" scope="row">
                {word(`play_${play}`)}
              </th>
              <td className="py-1.5">
                <Field
                  autoComplete="off"
                  className="tabular h-11!"
                  error={error(`weight_${play}`)}
                  inputMode="decimal"
                  label={word(`play_${play}`)}
                  labelHidden
                  onChange={({ target }) => onChange(withWeight(draft, play, target.value))}
                  value={weightOf(draft, play)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pb-2 sm:w-1/2">
        <NumberField {...form} hint={t('oddsMinHint')} label={t('oddsMin')} name="odds_min" />
      </div>
    </Panel>
  )
}
