import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useMode } from '../../lib/use-mode.ts'

const markPx = 28

/** The house's mark and name; `small` leaves the mark alone. */
export function Brand({ small = false }: { small?: boolean }) {
  const t = useText(deskText)
  return (
    <span className={clsx('flex items-center gap-2', small && 'justify-center')}>
      <img
        alt={small ? 'Maidan' : ''}
        className="size-7 shrink-0"
        height={markPx}
        src="/storage/brand/favicon.svg"
        width={markPx}
      />
      {!small && (
        <span className="flex flex-col leading-tight">
          <b className="text-base leading-5">Maidan</b>
          <span className="text-xs text-quiet">{t('backOffice')}</span>
        </span>
      )}
    </span>
  )
}

/** Says that no real money moves here; in a live house nothing stands there. */
export function EnvironmentBadge({ className }: { className?: string }) {
  const t = useText(deskText)
  if (useMode() !== 'sandbox') return null
  return (
    <span
      className={clsx(
        'inline-flex items-center justify-center rounded-full border border-amber/50 bg-amber/10 px-2 py-0.5 text-xs font-bold tracking-wide whitespace-nowrap text-amber',
        className,
      )}
      title={t('sandboxHint')}
    >
      {t('sandbox')}
    </span>
  )
}
