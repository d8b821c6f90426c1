import { shellText } from '@maidan/locales'
import { MoneyText, buttonClass, useText } from '@maidan/ui'
import { Link } from '../../../lib/router/link.tsx'
import { useBalance } from '../../../features/balance/queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import { paths } from '../../../lib/paths.ts'

/** Who is here: the player and his wallet, or the two ways in for a guest. */
export function MenuHead({ onLeave }: { onLeave: () => void }) {
  const session = useSession()
  return session === null ? (
    <GuestHead onLeave={onLeave} />
  ) : (
    <PlayerHead name={session.username ?? ''} />
  )
}

function PlayerHead({ name }: { name: string }) {
  const t = useText(shellText)
  const balance = useBalance()
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-quiet">
        {t('mainWallet')}{' '}
        {balance.data && (
          <MoneyText
            className="font-semibold text-text"
            currency={balance.data.currency}
            minor={balance.data.minor}
          />
        )}
      </p>
    </div>
  )
}

function GuestHead({ onLeave }: { onLeave: () => void }) {
  const t = useText(shellText)
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <Link
        className={buttonClass({ look: 'secondary', className: 'h-11 flex-1 px-3' })}
        onClick={onLeave}
        to={paths.login}
      >
        {t('login')}
      </Link>
      <Link
        className={buttonClass({ className: 'h-11 flex-1 px-3' })}
        onClick={onLeave}
        to={paths.signup}
      >
        {t('signUp')}
      </Link>
    </div>
  )
}
