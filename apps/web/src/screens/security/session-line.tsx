import { securityText } from '@maidan/locales'
import { Badge, Button, showToast, siteTime } from '@maidan/ui'
import { useEndSession, type OpenSession } from '../../features/sessions/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { DeviceIcon } from './device-icon.tsx'
import { useDeviceName } from './use-device-name.ts'

/** One device that is logged in; another one than this can be logged out. */
export function SessionLine({ session }: { session: OpenSession }) {
  const t = useText(securityText)
  const language = useLanguage()
  const end = useEndSession()
  const device = useDeviceName()(session.device)
  const endNow = () =>
    end.mutate(session.id, {
      onSuccess: () => showToast(t('loggedOut'), 'good'),
      onError: (error) => showToast(failureText(error, { language, fallback: t('broke') }), 'bad'),
    })
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-3">
      <DeviceIcon system={session.device.system} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span>{device}</span>
          {session.own && <Badge tone="good">{t('thisDevice')}</Badge>}
        </p>
        <p className="tabular text-sm text-quiet">{session.address}</p>
      </div>
      {!session.own && (
        <Button
          aria-label={t('logOutOf', { device })}
          busy={end.isPending}
          look="secondary"
          onClick={endNow}
          size="small"
        >
          {t('logOut')}
        </Button>
      )}
      <p className="tabular col-span-2 col-start-2 flex flex-col text-xs text-quiet">
        <span>{t('began', { time: siteTime(session.created_at) })}</span>
        <span>{t('seen', { time: siteTime(session.last_seen_at) })}</span>
      </p>
    </div>
  )
}
