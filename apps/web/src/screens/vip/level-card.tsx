import { textIn, vipText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import { Card, ProgressBar } from '@maidan/ui'
import { Crown } from 'lucide-react'
import { reachedLevel, type Vip } from '../../features/loyalty/queries.ts'
import { shortMoney } from '../../lib/read-money.ts'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { percentOnLevel } from './percent-on-level.ts'

/** What earns a point, in whatever the account is kept in. */
const POINT_STAKE_MINOR = 100_00n

type Props = { points: string; currency: Currency; vip: Vip | undefined }

/** The level, what it earns, how far the next one is, and the points that can be converted. */
export function LevelCard({ points, currency, vip }: Props) {
  const t = useText(vipText)
  const language = useLanguage()
  const level = reachedLevel(vip)
  const stake = shortMoney(POINT_STAKE_MINOR, currency)
  return (
    <Card className="flex flex-col gap-4 bg-linear-to-br from-field-700 to-field-900">
      <div className="flex items-center gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-field-950">
          <Crown aria-hidden className="size-6 text-floodlight" />
        </span>
        <div className="min-w-0">
          <p className="text-lg font-bold">
            {level ? textIn(level, 'name', language) : t('level')}
          </p>
          <p className="text-sm text-quiet">
            {level
              ? t('ladderHint', { stake, percent: Number(level.earns) })
              : t('levelHint', { stake })}
          </p>
        </div>
      </div>
      {vip && level && <NextLevel vip={vip} />}
      <div>
        <p className="text-sm text-quiet">{t('balance')}</p>
        <p className="tabular text-2xl font-bold">{groupedDigits(points, language)}</p>
      </div>
    </Card>
  )
}

function NextLevel({ vip }: { vip: Vip }) {
  const t = useText(vipText)
  const language = useLanguage()
  const next = vip.levels[(vip.reached ?? -1) + 1]
  if (!next || vip.missing === null) return <p className="text-sm">{t('highest')}</p>
  const name = textIn(next, 'name', language)
  return (
    <ProgressBar
      label={t('toNext', { points: groupedDigits(vip.missing, language), level: name })}
      percent={percentOnLevel(vip)}
    />
  )
}
