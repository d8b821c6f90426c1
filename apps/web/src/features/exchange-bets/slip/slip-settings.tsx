import { commonText, slipText } from '@maidan/locales'
import { AmountField, Button, Switch } from '@maidan/ui'
import { useState } from 'react'
import { keepBetSettings, useBetSettings } from '../../../lib/exchange/bet-settings.ts'
import type { BetSettings } from '../../../lib/exchange/bet-settings.ts'
import { isStake, readStakeButtons } from '../../../lib/exchange/stake-buttons.ts'
import { useText } from '../../../lib/text/language.ts'
import { ANY_KIND } from './bonus/bonus-word.ts'
import { BonusLines } from './bonus/bonus-lines.tsx'

/** The stakes of the buttons, and betting with one tap; both stay on this device. */
export function SlipSettings({ onDone }: { onDone: () => void }) {
  const settings = useBetSettings()
  return settings && <SettingsForm onDone={onDone} settings={settings} />
}

function SettingsForm({ settings, onDone }: { settings: BetSettings; onDone: () => void }) {
  const t = useText(slipText)
  const common = useText(commonText)
  const [stakes, setStakes] = useState(settings.stakes)
  const [oneClick, setOneClick] = useState(settings.oneClick)
  const [oneClickStake, setOneClickStake] = useState(settings.oneClickStake)
  const save = () => {
    keepBetSettings({ stakes: readStakeButtons(stakes, settings.stakes), oneClick, oneClickStake })
    onDone()
  }
  return (
    <div className="flex flex-col gap-5 pt-4">
      <fieldset>
        <legend className="mb-2 text-base font-semibold">{t('stakeButtons')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {stakes.map((stake, place) => (
            <AmountField
              key={settings.stakes.length + place}
              label={t('stakeButton', { place: place + 1 })}
              labelHidden
              maxLength={9}
              onChange={({ target }) =>
                setStakes(stakes.map((one, at) => (at === place ? target.value : one)))
              }
              value={stake}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-3 rounded-card bg-field-800 p-3">
        <Switch
          checked={oneClick}
          hint={t('oneClickMeans')}
          label={t('oneClick')}
          onChange={setOneClick}
        />
        {oneClick && (
          <>
            <AmountField
              label={t('oneClickStake')}
              maxLength={9}
              onChange={({ target }) => setOneClickStake(target.value)}
              value={oneClickStake}
            />
            <BonusLines kind={ANY_KIND} />
          </>
        )}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Button look="secondary" onClick={onDone}>
          {common('cancel')}
        </Button>
        <Button disabled={oneClick && !isStake(oneClickStake)} onClick={save}>
          {t('saveSettings')}
        </Button>
      </div>
    </div>
  )
}
