import { proofsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { CircleCheck, OctagonAlert } from 'lucide-react'
import type { BookProof } from '../../features/proofs/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { BreakTable } from './break-table.tsx'

/** One proof: when it ran, whether everything agreed, and else what does not. */
export function ProofCard({ proof }: { proof: BookProof }) {
  const t = useText(proofsText)
  const { at, break_count: count, breaks } = proof
  const isRight = count === 0
  const Icon = isRight ? CircleCheck : OctagonAlert
  return (
    <Card className="overflow-hidden" padded={false}>
      <p
        className={clsx(
          'flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-3 text-sm font-semibold',
          isRight ? 'text-grass' : 'bg-clay/15 text-clay-soft',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {isRight ? t('agree') : count === 1 ? t('breakOne') : t('breaks', { count })}
        <When at={at} className="ml-auto font-normal text-quiet" zone />
      </p>
      {!isRight && <BreakTable breaks={breaks} />}
      {breaks.length < count && (
        <p className="px-4 py-2 text-xs text-quiet">{t('shown', { count: breaks.length })}</p>
      )}
    </Card>
  )
}
