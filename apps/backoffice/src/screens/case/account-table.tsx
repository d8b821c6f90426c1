import { casesText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import { AccountStatus } from '../../features/players/account-status.tsx'
import type { CaseRecord } from '../../features/cases/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { When } from '../../parts/facts/when.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

type Account = CaseRecord['accounts'][number]

type Line = {
  label: PlainKey<typeof casesText.en>
  show: (account: Account) => ReactNode
}

const amount = (read: (account: Account) => string) => (account: Account) => (
  <Money amount={read(account)} currency={account.currency} />
)

const lines: readonly Line[] = [
  { label: 'name', show: ({ name }) => name || '–' },
  { label: 'phone', show: ({ phone }) => <span className="tabular">{phone || '–'}</span> },
  { label: 'status', show: ({ status }) => <AccountStatus status={status} /> },
  { label: 'joined', show: ({ created_at }) => <When at={created_at} /> },
  {
    label: 'address',
    show: ({ sign_up_address }) => <span className="tabular">{sign_up_address ?? '–'}</span>,
  },
  {
    label: 'lastLogIn',
    show: ({ last_login_at }) => (last_login_at === null ? '–' : <When at={last_login_at} />),
  },
  { label: 'broughtBy', show: ({ referred_by }) => referred_by ?? '–' },
  { label: 'balance', show: amount(({ balance }) => balance) },
  { label: 'deposited', show: amount(({ deposited }) => deposited) },
  { label: 'withdrawn', show: amount(({ withdrawn }) => withdrawn) },
  { label: 'bonuses', show: amount(({ bonuses }) => bonuses) },
  { label: 'turnover', show: amount(({ remaining_turnover }) => remaining_turnover) },
  { label: 'offered', show: (account) => <Offered account={account} /> },
]

/** Accounts side by side, a column each; more than fit scroll under the first one. */
export function AccountTable({ accounts }: { accounts: CaseRecord['accounts'] }) {
  const t = useText(casesText)
  return (
    <Scroller className="-mx-4 overflow-x-auto" label={t('accounts')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-field-700 text-left">
            <th
              className="sticky left-0 bg-field-900 py-2 pr-4 pl-4 font-medium text-quiet"
              scope="col"
            >
              {t('account')}
            </th>
            {accounts.map(({ player_id, username }) => (
              <th className="px-3 py-2" key={player_id} scope="col">
                <PlayerLink id={player_id} username={username} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, show }) => (
            <tr className="border-b border-field-800 last:border-0" key={label}>
              <th
                className="sticky left-0 bg-field-900 py-2 pr-4 pl-4 text-left font-normal whitespace-nowrap text-quiet"
                scope="row"
              >
                {t(label)}
              </th>
              {accounts.map((account) => (
                <td className="px-3 py-2 font-medium" key={account.player_id}>
                  {show(account)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Offered({ account: { bonuses_stopped_at: since } }: { account: Account }) {
  const t = useText(casesText)
  if (since === null) return t('offeredYes')
  return <span className="text-amber">{t('offeredNo', { time: siteTime(since) })}</span>
}
