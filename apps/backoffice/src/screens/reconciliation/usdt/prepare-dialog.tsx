import { SWEEP_TRANSFERS_MAX } from '@maidan/contract/facts'
import { sweepsText } from '@maidan/locales'
import { AmountField, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { usePrepareSweep } from '../../../features/usdt/queries.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'

/** Below this a transfer costs a good part of what it brings. */
const leastAtFirst = '20'

/** Says what preparing a sweep means, and asks from which amount on an address is worth it. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const t = useText(sweepsText)
  const language = useLanguage()
  const act = usePrepareSweep()
  const form = useFields({ least: leastAtFirst }, ({ least }) => ({
    least: least.trim() === '' ? t('leastMissing') : undefined,
  }))
  const send = form.onSubmit(({ least }) =>
    act.mutate(least.trim(), {
      onSuccess: () => {
        showToast(t('prepared'), 'good')
        onClose()
      },
    }),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('prepare')}
      onClose={onClose}
      onConfirm={send}
      title={t('prepareTitle')}
    >
      <p className="text-sm text-quiet">{t('prepareMeans', { count: SWEEP_TRANSFERS_MAX })}</p>
      <AmountField
        currency="USDT"
        hint={t('leastHint')}
        label={t('least')}
        {...form.field('least', fieldFailure(act.error, 'least', language))}
      />
      <RefusalNote error={act.error} fields={['least']} />
    </AskDialog>
  )
}
