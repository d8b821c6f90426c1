import { deskText, devicesText } from '@maidan/locales'
import { Button, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  useDevices,
  type Account,
  type Device,
  type GivenPart,
} from '../../features/devices/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { AddDeviceDialog } from './add-device-dialog.tsx'
import { DeviceCard } from './device-card.tsx'
import { AddedDialog, GivePartDialog } from './part-dialog.tsx'
import { RevokeDeviceDialog } from './revoke-device-dialog.tsx'

type Open =
  | { kind: 'add' }
  | { kind: 'added'; name: string; added: GivenPart }
  | { kind: 'part'; device: Device }
  | { kind: 'revoke'; device: Device }

/** The phones that forward what the wallets write: how each does, and what an admin does about it. */
export function Devices() {
  const t = useText(devicesText)
  const title = useText(deskText)('devices')
  const me = useMe()
  const mayAct = me?.role === 'admin'
  const devices = useDevices()
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <ScreenHead title={title}>
        {mayAct && devices.data !== undefined && (
          <Button className="ml-auto" onClick={() => setOpen({ kind: 'add' })} size="small">
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
          <QueryView query={devices} skeleton={<SkeletonRows count={3} rowClass="h-40" />}>
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState title={t('empty')} hint={t('emptyHint')} />
              ) : (
                <ul aria-label={title} className="grid items-start gap-4 xl:grid-cols-2">
                  {data.map((device) => (
                    <li key={device.id} className="min-w-0">
                      <DeviceCard
                        device={device}
                        onPart={
                          mayAct && device.parts.some(({ giver }) => giver === me.username)
                            ? () => setOpen({ kind: 'part', device })
                            : undefined
                        }
                        onRevoke={mayAct ? () => setOpen({ kind: 'revoke', device }) : undefined}
                      />
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryView>
        </div>
      </Scroller>
      {open && (
        <OpenDialog
          accounts={devices.data?.free_accounts ?? []}
          onAdded={(name, added) => setOpen({ kind: 'added', name, added })}
          onClose={() => setOpen(undefined)}
          open={open}
        />
      )}
    </>
  )
}

type DialogProps = {
  open: Open
  accounts: readonly Account[]
  onAdded: (name: string, added: GivenPart) => void
  onClose: () => void
}

function OpenDialog({ open, accounts, onAdded, onClose }: DialogProps) {
  switch (open.kind) {
    case 'add':
      return <AddDeviceDialog accounts={accounts} onAdded={onAdded} onClose={onClose} />
    case 'added':
      return <AddedDialog given={open.added} name={open.name} onClose={onClose} />
    case 'part':
      return <GivePartDialog device={open.device} onClose={onClose} />
    case 'revoke':
      return <RevokeDeviceDialog device={open.device} onClose={onClose} />
  }
}
