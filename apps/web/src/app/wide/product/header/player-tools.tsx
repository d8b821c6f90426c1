import { shellText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'
import { WideWallet } from '../../header/wide-wallet.tsx'
import { isGoldenPage } from '../../wide-paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { InboxLink } from './inbox-link.tsx'

/** A player's wallet, the way to fill it, their messages and their account. */
export function PlayerTools({ pathname }: { pathname: string }) {
  const t = useText(shellText)
  const look = isGoldenPage(pathname) ? 'secondary' : 'primary'
  return (
    <>
      <WideWallet />
      <Link className={buttonClass({ look, size: 'small' })} to={paths.deposit}>
        {t('deposit')}
      </Link>
      <InboxLink />
      <AccountMenu />
    </>
  )
}
