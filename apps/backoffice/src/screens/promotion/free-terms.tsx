import { FREE_BET_ODDS_MIN } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { Switch, useText } from '@maidan/ui'
import { CodeFields } from './code-fields.tsx'
import { CodeSwitches } from './code-switches.tsx'
import { DepositSwitches } from './deposit-switches.tsx'
import type { FormProps } from './form-props.ts'
import { FreeGameFields } from './free-game-fields.tsx'
import { MethodBoxes } from './reach/method-boxes.tsx'
import { NumberField, TakaField } from './typed-fields.tsx'

/** Which rounds are given, for a deposit or a code, and what their wins become. */
export function FreeTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  const { draft, onChange } = form
  return (
    <>
      <p className="text-sm text-quiet">{t('freeMeans', { odds: FREE_BET_ODDS_MIN })}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <FreeGameFields {...form} />
        <NumberField {...form} label={t('freeRounds')} name="free_rounds" />
        <NumberField {...form} hint={t('freeDaysHint')} label={t('freeDays')} name="free_days" />
        <TakaField {...form} hint={t('bonusMaxHint')} label={t('freeMax')} name="bonus_max" />
        <NumberField {...form} hint={t('ofBonusHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
      </div>
      <Switch
        checked={draft.on_deposit}
        hint={t('freeByHint')}
        label={t('onDeposit')}
        onChange={(on_deposit) => onChange({ ...draft, on_deposit })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {draft.on_deposit ? (
          <TakaField {...form} label={t('depositMin')} name="deposit_min" />
        ) : (
          <CodeFields {...form} />
        )}
        <NumberField {...form} hint={t('vipFromHint')} label={t('vipFrom')} name="vip_from" />
      </div>
      {draft.on_deposit && <MethodBoxes {...form} />}
      {draft.on_deposit ? <DepositSwitches {...form} /> : <CodeSwitches {...form} />}
    </>
  )
}
