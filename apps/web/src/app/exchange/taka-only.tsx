import { oddsText } from '@maidan/locales'
import { useOtherCurrency } from '../../features/balance/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { InfoNote } from '../notes/info-note.tsx'

/** Says to a player with an account in another currency, before they tap, that no bet is taken. */
export function TakaOnly() {
  const t = useText(oddsText)
  const currency = useOtherCurrency()
  if (currency === null) return null
  return <InfoNote className="mx-4 mt-3">{t('takaOnly', { currency })}</InfoNote>
}
