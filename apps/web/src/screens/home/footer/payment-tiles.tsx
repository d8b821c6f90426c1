import { methodList, usePaymentMethods } from '../../../features/site/queries.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'

/** The payment methods' tiles, from the payment-methods call. */
export function PaymentTiles() {
  const methods = methodList(usePaymentMethods().data)
  return (
    <ul className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li key={method.id}>
          <img
            alt={method.name}
            className="h-10 w-auto rounded-md"
            height={40}
            loading="lazy"
            src={storageUrl(method.icon)}
          />
        </li>
      ))}
    </ul>
  )
}
