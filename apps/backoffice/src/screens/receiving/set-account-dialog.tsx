import { receivingText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useSetReceiving, type ReceivingAccount } from '../../features/receiving/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

type Props = { account: ReceivingAccount; onClose: () => void }

/** Closes an account to new offers, or asks for the second person who may open it again. */
export function SetAccountDialog({ account, onClose }: Props) {
  const t = useText(receivingText)
  const act = useSetReceiving(account)
  const { method, account_type, account_number, is_last_open, status } = account
  const wish = status === 'active' ? 'close' : 'open'
  const slots = { account: `${method} ${account_number}` }
  const means =
    wish === 'close' && is_last_open
      ? t('means_close_last', { method, type: t(`type_${account_type}`) })
      : t(`means_${wish}`)
  return (
    <ReasonDialog
      act={act}
      danger={wish === 'close'}
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t(`ask_${wish}`, slots),
        means,
        people: t(`${wish}Note`),
        confirm: t(wish === 'close' ? 'close' : 'confirm_open'),
        done: t(`done_${wish}`, slots),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
