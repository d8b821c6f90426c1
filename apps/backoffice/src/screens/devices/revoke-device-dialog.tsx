import { devicesText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useRevokeDevice, type Device } from '../../features/devices/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

/** Takes a phone out of use, with the reason. */
export function RevokeDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useText(devicesText)
  const act = useRevokeDevice(device.id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const { name } = device
  const send = (reason: string) =>
    act.mutate(
      { reason },
      {
        onSuccess: () => {
          showToast(t('revoked', { name }), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('revoke')}
      danger
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('askRevoke', { name })}
    >
      <p className="text-sm text-quiet">{t('meansRevoke')}</p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
