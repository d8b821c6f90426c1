import { oddsText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

/** Which zone the times of a page of the exchange are in; the account's own clock shows another. */
export function ZoneNote() {
  const t = useText(oddsText)
  return <p className="tabular text-right text-xs text-quiet">{t('timesZone')}</p>
}
