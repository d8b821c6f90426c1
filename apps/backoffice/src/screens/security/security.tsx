import { staffText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMemo } from 'react'
import { useSecurityEvents } from '../../features/security/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { NothingFound } from '../../parts/tables/nothing-found.tsx'
import { PagedList } from '../../parts/tables/paged-list.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { readFilter } from './read-filter.ts'
import { securityColumns } from './security-columns.tsx'
import { SecurityFilter } from './security-filter.tsx'
import { SecurityRows } from './security-rows.tsx'

const tablePx = 900

/** What players, partners and staff tried and may not, newest first. */
export function Security() {
  const t = useText(staffText)
  const address = useAddress()
  const change = useChangeAddress()
  const events = useSecurityEvents(readFilter(address), pageOf(address))
  const asTable = useWide(tablePx)
  const columns = useMemo(() => securityColumns(t), [t])
  return (
    <>
      <ScreenHead title={t('securityTitle')}>
        <SecurityFilter />
      </ScreenHead>
      <PagedList
        asTable={asTable}
        columns={columns}
        empty={
          <NothingFound
            onClear={() => change({ kind: '', ip: '', from: '', to: '', page: '' })}
            title={t('securityEmpty')}
          />
        }
        label={t('securityLead')}
        onPage={(page) => change({ page: String(page) })}
        query={events}
        renderRows={(rows) => <SecurityRows rows={rows} />}
        rowId={({ id }) => String(id)}
      />
    </>
  )
}
