import { receivingText } from '@maidan/locales'
import { Button, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import { useReceivingAccounts } from '../../features/receiving/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { WaitsNote } from '../../parts/notes/waits-note.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { AccountGroups } from './account-groups.tsx'
import { OpenDialog, type Open } from './open-dialog.tsx'

/** The accounts that players pay into by hand: how full each is, and the ways to change them. */
export function ReceivingAccounts() {
  const t = useText(receivingText)
  const title = t('title')
  const role = useMe()?.role
  const accounts = useReceivingAccounts()
  const [open, setOpen] = useState<Open>()
  const mayAct = role === 'cashier' || role === 'admin'
  return (
    <>
      <ScreenHead title={title}>
        {mayAct && accounts.data !== undefined && (
          <Button className="ml-auto" onClick={() => setOpen({ kind: 'add' })} size="small">
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-3xl text-sm text-quiet">
            {t('lead')} {t('usedHint')}
          </p>
          <QueryView query={accounts} skeleton={<SkeletonRows count={6} rowClass="h-20" />}>
            {({ data, new_waiting }) => (
              <>
                {new_waiting > 0 && (
                  <WaitsNote link={t('toApprovals')} text={t('newWaits', { count: new_waiting })} />
                )}
                {data.length === 0 ? (
                  <EmptyState hint={t('emptyHint')} title={t('empty')} />
                ) : (
                  <AccountGroups accounts={data} onOpen={mayAct ? setOpen : undefined} />
                )}
              </>
            )}
          </QueryView>
        </div>
      </Scroller>
      {open && (
        <OpenDialog
          methods={accounts.data?.methods ?? []}
          onClose={() => setOpen(undefined)}
          open={open}
        />
      )}
    </>
  )
}
