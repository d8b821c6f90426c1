import { methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Method, StrangeNotice } from '../../features/methods/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { When } from '../../parts/facts/when.tsx'
import { Panel } from '../../parts/panel.tsx'

type Props = { notices: readonly StrangeNotice[]; methods: readonly Method[] }

/** What partners told us about no payment of ours, newest first. */
export function NoticesPanel({ notices, methods }: Props) {
  const t = useText(methodsText)
  if (notices.length === 0)
    return (
      <Panel title={t('notices')}>
        <p className="py-1 text-sm text-quiet">{t('noticesEmpty')}</p>
      </Panel>
    )
  return (
    <Panel title={t('notices')}>
      <p className="max-w-3xl text-sm text-quiet">{t('noticesLead')}</p>
      <ul className="mt-1 divide-y divide-field-800">
        {notices.map((notice) => (
          <NoticeLine
            from={methods.find(({ partner }) => partner?.key === notice.partner)?.name}
            key={notice.id}
            notice={notice}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** `from` is the partner by the name of its method, as people know it. */
function NoticeLine({ notice, from }: { notice: StrangeNotice; from: string | undefined }) {
  const t = useText(methodsText)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm">
      <b className="w-28 font-semibold">{from ?? notice.partner}</b>
      <span className="flex min-w-0 flex-1 basis-64 flex-wrap gap-x-4">
        <Named name={t('trxId')} value={notice.trx_id} />
        <Named name={t('reference')} value={notice.reference} />
      </span>
      <When at={notice.received_at} className="text-quiet" zone />
    </li>
  )
}

function Named({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null
  return (
    <span className="inline-flex items-center gap-1 wrap-anywhere">
      <span className="text-quiet">{name}</span> <span className="tabular">{value}</span>
      <CopyValue value={value} what={name} />
    </span>
  )
}
