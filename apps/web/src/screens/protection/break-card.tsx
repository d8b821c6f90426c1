import type { BreakLength } from '@maidan/contract/facts'
import { protectionText } from '@maidan/locales'
import { Button, buttonClass, Card, siteMinute } from '@maidan/ui'
import { Hourglass, MoonStar } from 'lucide-react'
import { useState } from 'react'
import type { Protection } from '../../features/protection/queries.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'
import { BeginBreakDialog } from './begin-break-dialog.tsx'
import { BreakLengths } from './break-lengths.tsx'

type Props = { protection: Protection }

/** A break to begin, or the one that runs and until when. */
export function BreakCard({ protection }: Props) {
  return protection.break === null ? (
    <NewBreak protection={protection} />
  ) : (
    <RunningBreak protection={protection} until={protection.break.until} />
  )
}

function NewBreak({ protection }: Props) {
  const t = useText(protectionText)
  return (
    <Card className="flex flex-col gap-4 bg-field-800!">
      <div className="flex items-start gap-3">
        <MoonStar aria-hidden className="mt-0.5 size-6 shrink-0 text-grass" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold">{t('breakTitle')}</h2>
          <p className="text-sm text-quiet">{t('breakLead')}</p>
        </div>
      </div>
      <Choice lengths={protection.break_lengths} />
    </Card>
  )
}

function RunningBreak({ protection, until }: Props & { until: string }) {
  const t = useText(protectionText)
  const [isLonger, setLonger] = useState(false)
  return (
    <Card className="flex flex-col gap-4 border-amber! bg-field-800!">
      <div className="flex items-start gap-3">
        <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold">{t('breakOn')}</h2>
          <p className="text-sm">{t('breakUntil', { time: siteMinute(until) })}</p>
          <p className="text-sm text-quiet">{t('breakCan')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <Link className={buttonClass({ look: 'secondary' })} to={paths.withdrawal}>
          {t('withdraw')}
        </Link>
        {!isLonger && protection.break_lengths.length > 0 && (
          <Button look="quiet" onClick={() => setLonger(true)}>
            {t('lengthen')}
          </Button>
        )}
      </div>
      {isLonger && <Choice lengths={protection.break_lengths} />}
    </Card>
  )
}

function Choice({ lengths }: { lengths: readonly BreakLength[] }) {
  const t = useText(protectionText)
  const [chosen, setChosen] = useState<BreakLength | null>(null)
  const [asked, setAsked] = useState<BreakLength | null>(null)
  return (
    <>
      <BreakLengths chosen={chosen} lengths={lengths} onChoose={setChosen} />
      <Button disabled={chosen === null} onClick={() => setAsked(chosen)} wide>
        {t('next')}
      </Button>
      {asked !== null && <BeginBreakDialog length={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
