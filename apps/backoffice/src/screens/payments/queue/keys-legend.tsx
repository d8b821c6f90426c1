import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { KeysList } from '../../../parts/keys/keys-list.tsx'

/** The keys of the queue. */
export function KeysLegend() {
  const t = useText(cashierText)
  return (
    <KeysList
      keys={[
        [['j', 'k'], t('keyMove')],
        [['Enter'], t('keyOpen')],
        [['c'], t('claim')],
        [['a'], t('approve')],
        [['r'], t('reject')],
        [['/'], t('keySearch')],
        [['Esc'], t('keyClose')],
      ]}
      label={t('keys')}
    />
  )
}
