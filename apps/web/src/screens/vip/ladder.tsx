import { textIn, vipText } from '@maidan/locales'
import { Badge, Card } from '@maidan/ui'
import { clsx } from 'clsx'
import type { Vip } from '../../features/loyalty/queries.ts'
import { PlayWeights } from '../../features/promotions/play-weights.tsx'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Every level with what it takes and what it earns, where there are any, and which play earns points. */
export function Ladder({ vip }: { vip: Vip }) {
  const t = useText(vipText)
  const hasLevels = vip.levels.length > 0
  return (
    <Card className="flex flex-col gap-4">
      {hasLevels && <Steps vip={vip} />}
      <PlayWeights weights={vip.weights} />
      {hasLevels && <p className="text-sm text-quiet">{t('forGood')}</p>}
    </Card>
  )
}

function Steps({ vip }: { vip: Vip }) {
  const t = useText(vipText)
  const language = useLanguage()
  return (
    <>
      <h2 className="text-lg font-semibold">{t('levels')}</h2>
      <ol className="divide-y divide-field-800">
        {vip.levels.map((level, step) => (
          <Step isYours={step === vip.reached} key={level.from} level={level} />
        ))}
      </ol>
      <p className="text-sm text-quiet">
        {t('earned', { points: groupedDigits(vip.earned, language) })}
      </p>
    </>
  )
}

function Step({ level, isYours }: { level: Vip['levels'][number]; isYours: boolean }) {
  const t = useText(vipText)
  const language = useLanguage()
  return (
    <li
      aria-current={isYours ? 'step' : undefined}
      className={clsx(
        'flex items-center justify-between gap-3 py-2.5',
        isYours && 'text-floodlight',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {textIn(level, 'name', language)}
          {isYours && <Badge tone="info">{t('yours')}</Badge>}
        </p>
        <p className="tabular text-sm text-quiet">
          {t('from', { points: groupedDigits(String(level.from), language) })}
        </p>
      </div>
      <p className="tabular shrink-0 font-semibold">
        {t('earns', { percent: Number(level.earns) })}
      </p>
    </li>
  )
}
