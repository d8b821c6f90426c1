import { MoneyText, PageHeader } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useBalance } from '../../features/balance/queries.ts'

/** The head of the exchange's lists: title, and the wallet, which a wide page has in its bar. */
export function ExchangeHeader({ title, onBack }: { title: ReactNode; onBack?: () => void }) {
  const balance = useBalance().data
  return (
    <PageHeader
      end={
        balance && (
          <MoneyText
            className="pr-2.5 text-sm font-semibold wide:hidden"
            currency={balance.currency}
            minor={balance.minor}
          />
        )
      }
      title={title}
      {...(onBack && { onBack })}
    />
  )
}
