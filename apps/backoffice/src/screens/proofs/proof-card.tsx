import { proofsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { CircleCheck, Info, OctagonAlert } from 'lucide-react'
import type { BookProof, Break } from '../../features/proofs/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { BreakTable } from './break-table.tsx'

type Props = {
  proof: BookProof
  /** Only of the latest one, and for those who may. */
  onKnow: ((line: Break) => void) | undefined
}

/** One proof: when it ran, whether everything agreed, and else what does not. */
export function ProofCard({ proof, onKnow }: Props) {
  const t = useText(proofsText)
  const { at, break_count: count, alarm_count: alarms, breaks } = proof
  const look = lookOf(count, alarms)
  const Icon = icons[look]
  return (
    <Card className="overflow-hidden" padded={false}>
      <p
        className={clsx(
          'flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-3 text-sm font-semibold',
          tones[look],
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <Verdict alarms={alarms} count={count} />
        <When at={at} className="ml-auto font-normal text-quiet" zone />
      </p>
      {count > 0 && <BreakTable breaks={breaks} onKnow={onKnow} />}
      {breaks.length < count && (
        <p className="px-4 py-2 text-xs text-quiet">{t('shown', { count: breaks.length })}</p>
      )}
    </Card>
  )
}

const icons = { right: CircleCheck, known: Info, alarm: OctagonAlert } as const
const tones = {
  right: 'text-grass',
  known: 'bg-amber/10 text-amber',
  alarm: 'bg-clay/15 text-clay-soft',
} as const

function lookOf(count: number, alarms: number): keyof typeof icons {
  if (count === 0) return 'right'
  return alarms === 0 ? 'known' : 'alarm'
}

function Verdict({ count, alarms }: { count: number; alarms: number }) {
  const t = useText(proofsText)
  if (count === 0) return t('agree')
  if (alarms === 0) return count === 1 ? t('knownOne') : t('knownMany', { count })
  if (alarms < count) return t('alarmsOf', { alarms, count })
  return count === 1 ? t('breakOne') : t('breaks', { count })
}
