import type { LogInResult } from '@maidan/contract'
import { securityText } from '@maidan/locales'
import { Badge, Button, Card, ErrorState, siteTime, SkeletonRows } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useLogIns, type LogIn } from '../../features/sessions/queries.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { useDeviceName } from './use-device-name.ts'

/** Lines that are shown before the rest is asked for. */
const SHOWN_FIRST = 8

const tones = {
  logged_in: 'neutral',
  wrong_password: 'bad',
  wrong_code: 'bad',
  blocked: 'bad',
} as const satisfies Record<LogInResult, Tone>

/** The last log-ins and failed tries, and what to do about one that was somebody else's. */
export function LogInHistory() {
  const t = useText(securityText)
  const logIns = useLogIns()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-quiet">{t('history')}</h2>
      {logIns.data ? (
        <LogIns logIns={logIns.data} />
      ) : logIns.isError ? (
        <ErrorState busy={logIns.isFetching} onRetry={() => void logIns.refetch()} />
      ) : (
        <SkeletonRows count={4} rowClass="h-16" />
      )}
      <p className="text-sm text-quiet">{t('historyLead')}</p>
      <Link
        className="-my-2 flex min-h-11 items-center self-start text-sm font-semibold text-floodlight"
        to={paths.resetPassword}
      >
        {t('changePassword')}
      </Link>
    </section>
  )
}

function LogIns({ logIns }: { logIns: readonly LogIn[] }) {
  const t = useText(securityText)
  const [all, setAll] = useState(false)
  const shown = all ? logIns : logIns.slice(0, SHOWN_FIRST)
  return (
    <Card className="divide-y divide-field-800" padded={false}>
      <ul className="divide-y divide-field-800">
        {shown.map((logIn) => (
          <LogInLine key={`${logIn.at} ${logIn.result}`} logIn={logIn} />
        ))}
      </ul>
      {shown.length < logIns.length && (
        <Button look="quiet" onClick={() => setAll(true)} wide>
          {t('showAll', { count: logIns.length })}
        </Button>
      )}
    </Card>
  )
}

function LogInLine({ logIn }: { logIn: LogIn }) {
  const t = useText(securityText)
  const name = useDeviceName()
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="tabular text-sm font-medium">{siteTime(logIn.at)}</p>
        <p className="tabular flex flex-wrap gap-x-2 text-xs text-quiet">
          <span>{name(logIn.device)}</span>
          <span>{logIn.address}</span>
        </p>
      </div>
      <Badge tone={tones[logIn.result]}>{t(`result_${logIn.result}`)}</Badge>
    </li>
  )
}
