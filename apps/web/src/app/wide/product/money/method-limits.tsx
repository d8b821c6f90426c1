import { productText } from '@maidan/locales'
import { firstOfName, openMethods } from '../../../../features/funds/methods/payment-method.ts'
import type { Method } from '../../../../features/funds/methods/payment-method.ts'
import { useUser } from '../../../../features/session/queries.ts'
import { usePaymentMethods } from '../../../../features/site/queries.ts'
import { readCurrency, readMinor, shortMoney } from '../../../../lib/read-money.ts'
import { useText } from '../../../../lib/text/language.ts'
import type { FundsTab } from '../../../frames/funds-frame.tsx'

/** The smallest and the largest amount of every open method. */
export function MethodLimits({ action }: { action: FundsTab }) {
  const t = useText(productText)
  const open = openMethods(usePaymentMethods().data)
  const methods = open.filter((method) => method === firstOfName(open, method.name))
  if (methods.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 font-semibold text-quiet">{t('limitsOf')}</h2>
      <table className="w-full">
        <thead className="text-xs text-quiet">
          <tr>
            <th className="py-1.5 text-left font-medium" scope="col">
              {t('method')}
            </th>
            <th className="py-1.5 text-right font-medium" scope="col">
              {t('from')}
            </th>
            <th className="py-1.5 text-right font-medium" scope="col">
              {t('upTo')}
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <Row action={action} key={method.name} method={method} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ method, action }: { method: Method; action: FundsTab }) {
  const currency = readCurrency(useUser().data?.currency)
  const money = (amount: string) => shortMoney(readMinor(amount, currency), currency)
  const [min, max] =
    action === 'deposit'
      ? [method.deposit_min, method.deposit_max]
      : [method.withdrawal_min, method.withdrawal_max]
  return (
    <tr className="border-t border-field-800">
      <th className="py-2 text-left font-medium" scope="row">
        {method.name}
      </th>
      <td className="tabular py-2 text-right">{money(min)}</td>
      <td className="tabular py-2 text-right">{money(max)}</td>
    </tr>
  )
}
