import { devicesText } from '@maidan/locales'
import { Button, Dialog, useText } from '@maidan/ui'
import type { AddedDevice } from '../../features/devices/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'

type Props = { name: string; added: AddedDevice; onClose: () => void }

/** What has to be entered in a new phone; its secret is shown here and never again. */
export function SecretDialog({ name, added, onClose }: Props) {
  const t = useText(devicesText)
  return (
    <Dialog
      actions={<Button onClick={onClose}>{t('close')}</Button>}
      mustChoose
      onOpenChange={(open) => open || onClose()}
      open
      title={t('added', { name })}
    >
      <p className="text-sm">{t('addedNote')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <Shown name={t('code')} value={added.device} />
        <Shown name={t('secret')} value={added.secret} />
      </dl>
    </Dialog>
  )
}

function Shown({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-md bg-field-800 px-3 py-2 text-text">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="flex items-center justify-between gap-2">
        <code className="tabular font-semibold break-all">{value}</code>
        <CopyValue value={value} what={name} />
      </dd>
    </div>
  )
}
