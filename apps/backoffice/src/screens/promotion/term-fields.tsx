import { promotionDeskText } from '@maidan/locales'
import { Switch, useText } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import { CashbackTerms } from './cashback/cashback-terms.tsx'
import { CodeTerms } from './code-terms.tsx'
import { DepositSwitches } from './deposit-switches.tsx'
import type { FormProps } from './form-props.ts'
import { FreeTerms } from './free-terms.tsx'
import { KindField } from './kind-field.tsx'
import { MissionTerms } from './mission/mission-terms.tsx'
import { CountryBoxes } from './reach/country-boxes.tsx'
import { MethodBoxes } from './reach/method-boxes.tsx'
import { NumberField, TakaField } from './typed-fields.tsx'

/** What it gives and what it asks for, by its kind. */
export function TermFields(form: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('terms')}>
      <div className="flex flex-col gap-3 pb-2">
        <KindField {...form} />
        <TermsOfKind {...form} />
        <CountryBoxes {...form} />
      </div>
    </Panel>
  )
}

function TermsOfKind(form: FormProps) {
  switch (form.draft.kind) {
    case 'deposit':
      return <DepositTerms {...form} />
    case 'code':
      return <CodeTerms {...form} />
    case 'cashback':
      return <CashbackTerms {...form} />
    case 'freeSpins':
      return <FreeTerms {...form} />
    case 'mission':
      return <MissionTerms {...form} />
  }
}

function DepositTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  const { draft, onChange } = form
  return (
    <>
      <Switch
        checked={draft.on_deposit}
        hint={t('onDepositHint')}
        label={t('onDeposit')}
        onChange={(on_deposit) => onChange({ ...draft, on_deposit })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField {...form} label={t('percent')} name="percent" />
        <NumberField {...form} hint={t('turnoverHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
        <TakaField {...form} hint={t('bonusMaxHint')} label={t('bonusMax')} name="bonus_max" />
        <TakaField {...form} label={t('depositMin')} name="deposit_min" />
        <TakaField {...form} hint={t('betMaxHint')} label={t('betMax')} name="bet_max" />
        <NumberField {...form} hint={t('vipFromHint')} label={t('vipFrom')} name="vip_from" />
      </div>
      <MethodBoxes {...form} />
      <DepositSwitches {...form} />
    </>
  )
}
