import { devicesText, receivingText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { ReceivingAccount } from '../../features/receiving/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { AccountActs } from './account-acts.tsx'
import { CapUse } from './cap-use.tsx'
import type { Open } from './open-dialog.tsx'

type Props = { account: ReceivingAccount; onOpen: ((open: Open) => void) | undefined }

/** One account: whether players are shown it, how far its caps are used, and what can be done. */
export function AccountRow({ account, onOpen }: Props) {
  const t = useText(receivingText)
  const { account_type, account_number, status, currency } = account
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 text-sm lg:grid-cols-[9rem_repeat(2,minmax(0,1.2fr))_repeat(2,minmax(0,1fr))_14rem] lg:items-start">
      <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 lg:col-span-1 lg:flex-col lg:items-start">
        <b className="tabular font-semibold">{account_number}</b>
        <span className="text-xs text-quiet">
          {t(`type_${account_type}`)} · {currency}
        </span>
        <Badge tone={status === 'active' ? 'good' : 'bad'}>{t(`status_${status}`)}</Badge>
      </div>
      <CapUse account={account} span="day" />
      <CapUse account={account} span="month" />
      <Fact name={t('offers')}>
        <Offers account={account} />
      </Fact>
      <Fact name={t('phone')}>
        <Phone device={account.device} />
      </Fact>
      <AccountActs account={account} onOpen={onOpen} />
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl className="min-w-0">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </dl>
  )
}

function Offers({ account: { offers, offered, currency } }: { account: ReceivingAccount }) {
  const t = useText(receivingText)
  if (offers === 0) return <span className="text-quiet">{t('offersNone')}</span>
  return (
    <>
      {t('offersHold', { count: offers })} <Money amount={offered} currency={currency} />
    </>
  )
}

function Phone({ device }: Pick<ReceivingAccount, 'device'>) {
  const t = useText(receivingText)
  const states = useText(devicesText)
  if (device === null) return <span className="text-quiet">{t('phoneNone')}</span>
  return (
    <>
      {device.name}{' '}
      <Badge tone={device.state === 'live' ? 'good' : 'waiting'}>
        {states(`state_${device.state}`)}
      </Badge>
    </>
  )
}
