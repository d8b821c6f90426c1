import { securityText } from '@maidan/locales'
import { useRenewRecoveryCodes } from '../../features/second-factor/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Props = { onClose: () => void; onCodes: (codes: readonly string[]) => void }

/** Makes new recovery codes in the place of the former ones. */
export function NewCodesDialog({ onClose, onCodes }: Props) {
  const t = useText(securityText)
  const renew = useRenewRecoveryCodes()
  return (
    <ProofDialog
      busy={renew.isPending}
      confirm={t('newCodes')}
      error={renew.error}
      means={t('newCodesMeans')}
      onClose={onClose}
      onConfirm={(shown) =>
        renew.mutate(shown, { onSuccess: ({ recovery_codes: codes }) => onCodes(codes) })
      }
      title={t('askNewCodes')}
    />
  )
}
