import { securityText } from '@maidan/locales'
import { Badge, Button, Card, ErrorState, siteTime, Skeleton } from '@maidan/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSecondFactor, type SecondFactor } from '../../features/second-factor/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

type Props = { onTurnOn: () => void; onCodes: (codes: readonly string[]) => void }

/** From so many codes on, the player is asked to make new ones. */
const FEW_CODES = 2

/** Whether a log-in asks for a code, and what can be done about that. */
export function FactorCard({ onTurnOn, onCodes }: Props) {
  const t = useText(securityText)
  const factor = useSecondFactor()
  return (
    <Card className="flex flex-col gap-4 bg-field-800!">
      <div className="flex items-start gap-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-grass" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold">{t('factor')}</h2>
          <p className="text-sm text-quiet">{t('factorLead')}</p>
        </div>
      </div>
      {factor.data ? (
        factor.data.since === null ? (
          <Button onClick={onTurnOn} wide>
            {t('turnOn')}
          </Button>
        ) : (
          <TurnedOn factor={factor.data} onCodes={onCodes} since={factor.data.since} />
        )
      ) : factor.isError ? (
        <ErrorState busy={factor.isFetching} onRetry={() => void factor.refetch()} />
      ) : (
        <Skeleton className="h-12 w-full rounded-card" />
      )}
    </Card>
  )
}

type On = { factor: SecondFactor; since: string; onCodes: Props['onCodes'] }

function TurnedOn({ factor, since, onCodes }: On) {
  const t = useText(securityText)
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null)
  const close = () => setAsked(null)
  const left = factor.recovery_codes_left
  return (
    <>
      <div className="flex flex-col items-start gap-2 text-sm">
        <Badge tone="good">{t('factorOn', { time: siteTime(since) })}</Badge>
        <p>{t('codesLeft', { count: left })}</p>
        {left <= FEW_CODES && <p className="text-amber">{t('codesFew')}</p>}
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button look="secondary" onClick={() => setAsked('codes')}>
          {t('newCodes')}
        </Button>
        <Button look="danger" onClick={() => setAsked('off')}>
          {t('turnOff')}
        </Button>
      </div>
      {asked === 'codes' && <NewCodesDialog onClose={close} onCodes={onCodes} />}
      {asked === 'off' && <TurnOffDialog onClose={close} />}
    </>
  )
}
