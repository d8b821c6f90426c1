import { supportText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { Link2, Unlink } from 'lucide-react'
import { useMemo } from 'react'
import { useAudit } from '../../features/audit/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { NothingFound } from '../../parts/tables/nothing-found.tsx'
import { PagedList } from '../../parts/tables/paged-list.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchBox } from '../../parts/tables/search-box.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { auditColumns } from './audit-columns.tsx'
import { AuditRows } from './audit-rows.tsx'

const tablePx = 900

/** What staff did, newest first, and whether anybody has tampered with it. */
export function Audit() {
  const t = useText(supportText)
  const address = useAddress()
  const change = useChangeAddress()
  const { search = '' } = address
  const audit = useAudit(search, pageOf(address))
  const asTable = useWide(tablePx)
  const columns = useMemo(() => auditColumns(t), [t])
  const find = (next: string) => change({ search: next, page: '' })
  return (
    <>
      <ScreenHead
        note={audit.data !== undefined && <ChainMark intact={audit.data.chain_intact} />}
        title={t('auditTitle')}
      >
        <SearchBox hint={t('auditSearchHint')} onSearch={find} value={search} />
      </ScreenHead>
      <PagedList
        asTable={asTable}
        columns={columns}
        empty={<NothingFound onClear={() => find('')} title={t('auditEmpty')} />}
        label={t('auditTitle')}
        renderRows={(rows) => <AuditRows rows={rows} />}
        onPage={(page) => change({ page: String(page) })}
        query={audit}
        rowId={({ id }) => String(id)}
      />
    </>
  )
}

/** Every line carries the hash of the one before: a changed or missing line breaks the chain. */
function ChainMark({ intact }: { intact: boolean }) {
  const t = useText(supportText)
  const Icon = intact ? Link2 : Unlink
  return (
    <span role={intact ? undefined : 'alert'} title={t('chainHint')}>
      <Badge tone={intact ? 'good' : 'bad'}>
        <Icon aria-hidden className="size-3.5" />
        {t(intact ? 'chainIntact' : 'chainBroken')}
      </Badge>
    </span>
  )
}
