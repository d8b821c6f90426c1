import { promoCodesText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { BonusRefusal } from '../parts/bonus-refusal.tsx'

/** Why a code is not taken. */
export function CodeRefusal({ error }: { error: Error | null }) {
  const t = useText(promoCodesText)
  return <BonusRefusal broke={t('broke')} error={error} />
}
