import { devicesText } from '@maidan/locales'
import { Button, Dialog, SkeletonRows, useText } from '@maidan/ui'
import { useGivePart, type Device, type GivenPart } from '../../features/devices/queries.ts'
import { useOnce } from '../../lib/use-once.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

type AddedProps = { name: string; given: GivenPart; onClose: () => void }

/** After a phone was added: what the asker has to enter in it, once. */
export function AddedDialog({ name, given, onClose }: AddedProps) {
  const t = useText(devicesText)
  return (
    <PartDialog given={given} onClose={onClose} title={t('added', { name })}>
      {t('partNext')}
    </PartDialog>
  )
}

/** Shows one's own part of a phone's secret, once; the one shown before is void then. */
export function GivePartDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useText(devicesText)
  const give = useGivePart(device.id)
  useOnce(() => give.mutate(undefined))
  return (
    <PartDialog
      error={give.error}
      given={give.data}
      onClose={onClose}
      title={t('partTitle', { name: device.name })}
    />
  )
}

type Props = {
  title: string
  given: GivenPart | undefined
  error?: Error | null
  onClose: () => void
  children?: string
}

function PartDialog({ title, given, error = null, onClose, children }: Props) {
  const t = useText(devicesText)
  return (
    <Dialog
      actions={<Button onClick={onClose}>{t(given === undefined ? 'shut' : 'close')}</Button>}
      mustChoose
      onOpenChange={(open) => open || onClose()}
      open
      title={title}
    >
      <RefusalNote error={error} />
      {given === undefined ? (
        error === null && <SkeletonRows count={2} rowClass="h-12" />
      ) : (
        <dl className="flex flex-col gap-2">
          <Shown name={t('code')} value={given.device} />
          <Shown name={t(given.place === 1 ? 'firstPart' : 'secondPart')} value={given.part} />
        </dl>
      )}
      <p className="mt-3 text-sm">{t('partMeans')}</p>
      {children !== undefined && <p className="mt-2 text-sm font-semibold text-text">{children}</p>}
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
