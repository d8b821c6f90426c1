import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { sponsors } from '../../../screens/home/footer/footer-pictures.tsx'
import { SiteLogo } from '../../shell/bars/site-logo.tsx'
import { wideWidth } from '../wide-width.ts'
import { AccountButtons } from './account-buttons.tsx'
import { WideWallet } from './wide-wallet.tsx'

/** Whose site it is, and what the player has here. */
export function AccountLine() {
  const [sponsor] = sponsors
  return (
    <div className={`${wideWidth} flex min-h-16 flex-wrap items-center gap-x-3 min-[64em]:gap-4`}>
      <Link className="flex min-h-11 shrink-0 items-center" to={paths.home}>
        <SiteLogo />
      </Link>
      <img
        alt={sponsor}
        className="h-7 w-auto rounded-sm bg-plate px-1 min-[64em]:h-8"
        height={80}
        src={storageUrl('sponsors/1.svg')}
        width={200}
      />
      <WideWallet />
      <AccountButtons />
    </div>
  )
}
