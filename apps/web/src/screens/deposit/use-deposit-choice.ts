import { useState } from 'react'
import { useRouteState } from '../../app/routes/route-state.ts'
import type { DepositChoice } from '../../app/routes/route-state.ts'
import {
  channelsOf,
  firstOfName,
  openMethods,
} from '../../features/funds/methods/payment-method.ts'
import type { Channel, Method } from '../../features/funds/methods/payment-method.ts'
import { usePaymentMethods } from '../../features/site/queries.ts'

/**
 * What is chosen on the deposit form, which opens as it was left: the choice waits in the
 * navigation state of its address.
 */
export function useDepositChoice() {
  const left = useRouteState('deposit')
  const [choice, setChoice] = useState<DepositChoice>(left ?? { promotionId: 0 })
  const methods = openMethods(usePaymentMethods().data)
  const method = methods.find(({ id }) => id === choice.methodId)
  const channels = method === undefined ? [] : channelsOf(methods, method.name)
  const change = (changed: Partial<DepositChoice>) => setChoice({ ...choice, ...changed })
  return {
    choice,
    methods,
    method,
    channel: channels.find(({ account_type }) => account_type === choice.accountType),
    change,
    /** Another method has channels of its own. */
    chooseMethod: ({ name }: Method) => {
      const { accountType, methodId: _left, ...rest } = choice
      const id = firstOfName(methods, name)?.id
      const keepsChannel = name === method?.name && accountType !== undefined
      setChoice({
        ...rest,
        ...(id !== undefined && { methodId: id }),
        ...(keepsChannel && { accountType }),
      })
    },
    chooseChannel: ({ account_type }: Channel) => change({ accountType: account_type }),
  }
}
