import { withdrawalPinText } from '@maidan/locales'
import { Badge, Button, Card, ErrorState, siteTime, Skeleton } from '@maidan/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useWithdrawalPin } from '../../features/funds/pin/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { RemovePinDialog } from './remove-pin-dialog.tsx'
import { SetPinDialog } from './set-pin-dialog.tsx'

/** Whether withdrawals ask for a PIN, and what can be done about that. */
export function PinCard() {
  const t = useText(withdrawalPinText)
  const pin = useWithdrawalPin()
  return (
    <Card className="flex flex-col gap-4 bg-field-800!">
      <div className="flex items-start gap-3">
        <KeyRound aria-hidden className="mt-0.5 size-6 shrink-0 text-grass" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold">{t('title')}</h2>
          <p className="text-sm text-quiet">{t('lead')}</p>
        </div>
      </div>
      {pin.data ? (
        <Choices since={pin.data.set_at} />
      ) : pin.isError ? (
        <ErrorState busy={pin.isFetching} onRetry={() => void pin.refetch()} />
      ) : (
        <Skeleton className="h-12 w-full rounded-card" />
      )}
    </Card>
  )
}

function Choices({ since }: { since: string | null }) {
  const t = useText(withdrawalPinText)
  const [asked, setAsked] = useState<'set' | 'remove' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {since !== null && <Badge tone="good">{t('setAt', { time: siteTime(since) })}</Badge>}
      <div className="flex flex-wrap gap-3 *:grow">
        <Button look={since === null ? 'primary' : 'secondary'} onClick={() => setAsked('set')}>
          {t(since === null ? 'set' : 'change')}
        </Button>
        {since !== null && (
          <Button look="danger" onClick={() => setAsked('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      {asked === 'set' && <SetPinDialog onClose={close} />}
      {asked === 'remove' && <RemovePinDialog onClose={close} />}
    </>
  )
}
