import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { FormProps } from '../form-props.ts'
import { NumberField, TakaField } from '../typed-fields.tsx'

/** What share of a week's loss comes back, from which loss, and what is to be staked for it. */
export function CashbackTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <>
      <p className="text-sm text-quiet">{t('cashbackWeeks')}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField {...form} label={t('cashbackPercent')} name="percent" />
        <TakaField {...form} label={t('lossMin')} name="loss_min" />
        <TakaField {...form} hint={t('bonusMaxHint')} label={t('cashbackMax')} name="bonus_max" />
        <NumberField {...form} hint={t('ofBonusHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
      </div>
    </>
  )
}
