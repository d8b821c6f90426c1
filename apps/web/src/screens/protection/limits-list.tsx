import { protectionText } from '@maidan/locales'
import { Card } from '@maidan/ui'
import { ArrowDownToLine, Clock3, Coins, TrendingDown, type LucideIcon } from 'lucide-react'
import type { Protection } from '../../features/protection/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { AsideNote } from './aside-note.tsx'
import { LimitRow } from './limit-row.tsx'

const kinds = [
  { kind: 'deposit', icon: ArrowDownToLine },
  { kind: 'loss', icon: TrendingDown },
  { kind: 'stake', icon: Coins },
  { kind: 'time', icon: Clock3 },
] as const satisfies readonly {
  kind: Protection['limits'][number]['kind']
  icon: LucideIcon
}[]

/** All that a player can limit, by what it is of. */
export function LimitsList({ protection }: { protection: Protection }) {
  const t = useText(protectionText)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('limitsTitle')}</h2>
      <p className="text-sm text-quiet">{t('limitsLead')}</p>
      {kinds.map(({ kind, icon: Icon }) => (
        <Card key={kind} padded={false}>
          <header className="flex items-start gap-3 px-4 pt-4 pb-2">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-grass" />
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`kind_${kind}`)}</h3>
              <p className="text-sm text-quiet">{t(`lead_${kind}`)}</p>
            </div>
          </header>
          {kind === 'deposit' && protection.aside !== null && (
            <AsideNote aside={protection.aside} currency={protection.currency} />
          )}
          <ul className="divide-y divide-field-800">
            {protection.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow currency={protection.currency} key={limit.period} limit={limit} />
              ))}
          </ul>
        </Card>
      ))}
    </section>
  )
}
