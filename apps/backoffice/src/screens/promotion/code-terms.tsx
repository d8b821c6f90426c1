import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { CodeFields } from './code-fields.tsx'
import { CodeSwitches } from './code-switches.tsx'
import type { FormProps } from './form-props.ts'
import { NumberField, TakaField } from './typed-fields.tsx'

/** What is entered, what it gives, how often, and to whom. */
export function CodeTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <CodeFields {...form} />
        <TakaField {...form} label={t('amount')} name="amount" />
        <NumberField {...form} hint={t('ofBonusHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
        <TakaField {...form} hint={t('betMaxHint')} label={t('betMax')} name="bet_max" />
        <NumberField {...form} hint={t('vipFromHint')} label={t('vipFrom')} name="vip_from" />
      </div>
      <CodeSwitches {...form} />
    </>
  )
}
