import { slipText, tradingText } from '@maidan/locales'
import { keepBetSettings, useBetSettings } from '../../../lib/exchange/bet-settings.ts'
import { stakeFace } from '../../../lib/exchange/stake-buttons.ts'
import { useText } from '../../../lib/text/language.ts'

/** Whether a press on the ladder bets at once, and with what. */
export function OneClickBar() {
  const t = useText(tradingText)
  const slip = useText(slipText)
  const settings = useBetSettings()
  if (settings === undefined) return null
  const { oneClick, oneClickStake, stakes } = settings
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-3 px-3 text-sm">
      <label className="flex flex-1 items-center gap-2">
        <input
          checked={oneClick}
          className="size-4 accent-floodlight"
          onChange={({ target }) => keepBetSettings({ oneClick: target.checked })}
          type="checkbox"
        />
        {t('oneClick')}
      </label>
      <select
        aria-label={slip('oneClickStake')}
        className="tabular h-9 rounded-md border border-field-700 bg-field-900 px-2"
        onChange={({ target }) => keepBetSettings({ oneClickStake: target.value })}
        value={oneClickStake}
      >
        {[...new Set([oneClickStake, ...stakes])].map((stake) => (
          <option key={stake} value={stake}>
            {stakeFace(stake)}
          </option>
        ))}
      </select>
    </div>
  )
}
