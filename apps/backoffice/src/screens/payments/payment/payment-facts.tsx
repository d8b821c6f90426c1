import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { RefundFacts } from './refund-facts.tsx'
import { ReversalFacts } from './reversal-facts.tsx'
import { UsdtFacts } from './usdt-facts.tsx'

/** The fields of a payment, each one that is typed elsewhere with a button that copies it. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const isDeposit = payment.direction === 'deposit'
  return (
    <Facts>
      <Fact name={t('method')}>
        {[payment.method, payment.channel].filter((part) => part !== null).join(' · ')}
      </Fact>
      <Fact copy={payment.amount} name={t('amount')}>
        <Money amount={payment.amount} code currency={payment.currency} />
      </Fact>
      <RefundFacts payment={payment} />
      <ReversalFacts payment={payment} />
      {payment.fee !== undefined && (
        <Fact name={t('fee')}>
          <Money amount={payment.fee} code currency={payment.currency} />
        </Fact>
      )}
      {payment.usdt === null && (
        <Fact copy={payment.account_number} name={t(isDeposit ? 'paidFrom' : 'payTo')}>
          <span className="tabular">{payment.account_number}</span>
        </Fact>
      )}
      {isDeposit && (
        <Fact copy={payment.receiving_account} name={t('receivingAccount')}>
          <span className="tabular">{payment.receiving_account ?? '–'}</span>
        </Fact>
      )}
      {isDeposit && (
        <Fact copy={payment.trx_id} name={t('trxId')}>
          <span className="tabular">{payment.trx_id ?? '–'}</span>
        </Fact>
      )}
      {!isDeposit && (
        <Fact copy={payment.payout_trx_id} name={t('payoutTrxId')}>
          <span className="tabular">{payment.payout_trx_id ?? '–'}</span>
        </Fact>
      )}
      {payment.usdt !== null && <UsdtFacts usdt={payment.usdt} />}
      {isDeposit && <Fact name={t('promotion')}>{payment.promotion ?? t('noPromotion')}</Fact>}
      {payment.bonus !== null && (
        <Fact name={t('bonus')}>
          <Money amount={payment.bonus} currency={payment.currency} />
        </Fact>
      )}
      <Fact copy={payment.player.phone} name={t('playerPhone')}>
        <span className="tabular">{payment.player.phone}</span>
      </Fact>
      <Fact name={t('askedAt')}>
        <When at={payment.created_at} zone />
      </Fact>
      <Fact name={t('changedAt')}>
        <When at={payment.updated_at} zone />
      </Fact>
      {payment.reason !== null && <Fact name={t('reason')}>{payment.reason}</Fact>}
    </Facts>
  )
}
