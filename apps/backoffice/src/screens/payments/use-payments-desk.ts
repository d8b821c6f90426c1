import { useEffect, useRef, useState } from 'react'
import type { Direction, Payment, PaymentAct } from '../../features/payments/payment.ts'
import { usePayment, usePayments } from '../../features/payments/queries.ts'
import { nextReference } from '../../lib/next-reference.ts'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'

const none: Payment[] = []

/** What staff are asked before an act; a claim needs no question. */
export type Question = Exclude<PaymentAct, 'claim'>

/**
 * The state of a queue. Filter, page and the open payment are held in the address, by reference
 * and not by place, so that a refresh of the list never changes what is open.
 */
export function usePaymentsDesk(direction: Direction) {
  const address = useAddress()
  const change = useChangeAddress()
  const [cursor, setCursor] = useState<string>()
  const [question, setQuestion] = useState<Question | null>(null)
  const { state = 'waiting', search = '', open } = address
  const list = usePayments(direction, { state, search, page: pageOf(address) })
  const rows = list.data?.data ?? none
  const current = open ?? cursor
  const lastIndex = useLastIndex(rows, current)
  const found = rows.find(({ reference }) => reference === current)
  const lone = usePayment(
    direction,
    open ?? '',
    open !== undefined && found === undefined && !list.isPending,
  )
  const show = (reference: string, step: boolean) => {
    setCursor(reference)
    change({ open: reference }, { step })
  }
  return {
    filter: { state, search },
    list,
    rows,
    open,
    current,
    payment: found ?? (open === undefined ? undefined : (lone.data ?? undefined)),
    lone,
    question,
    ask: setQuestion,
    setFilter: (next: { state?: string; search?: string; page?: string }) =>
      change({ page: '', open: '', ...next }),
    show: (reference: string) => show(reference, open === undefined),
    close: () => {
      setQuestion(null)
      change({ open: '' })
    },
    move: (step: 1 | -1) => {
      const references = rows.map(({ reference }) => reference)
      const next = nextReference(references, current, { step, lastIndex: lastIndex.current })
      if (next === undefined) return
      if (open === undefined) setCursor(next)
      else show(next, false)
    },
  }
}

export type Desk = ReturnType<typeof usePaymentsDesk>

/** Where the current payment stood when it was last in the list. */
function useLastIndex(rows: readonly Payment[], current: string | undefined) {
  const last = useRef(0)
  const at = rows.findIndex(({ reference }) => reference === current)
  useEffect(() => {
    if (at >= 0) last.current = at
  }, [at])
  return last
}
