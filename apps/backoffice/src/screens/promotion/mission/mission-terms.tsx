import { MISSION_PERIODS } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { SelectField, useText } from '@maidan/ui'
import type { FormProps } from '../form-props.ts'
import { NumberField, TakaField } from '../typed-fields.tsx'

/** In what time how many plays of which stake are decided, and what the player may take for them. */
export function MissionTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  const { draft, onChange, error } = form
  return (
    <>
      <p className="text-sm text-quiet">{t('missionMeans')}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          error={error('mission_period')}
          label={t('missionPeriod')}
          onChange={({ target }) => {
            const period = MISSION_PERIODS.find((one) => one === target.value)
            onChange({ ...draft, mission_period: period ?? draft.mission_period })
          }}
          options={MISSION_PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
          value={draft.mission_period}
        />
        <NumberField {...form} label={t('missionPlays')} name="mission_plays" />
        <TakaField {...form} label={t('stakeMin')} name="stake_min" />
        <TakaField {...form} label={t('reward')} name="amount" />
        <NumberField {...form} hint={t('ofBonusHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
      </div>
    </>
  )
}
