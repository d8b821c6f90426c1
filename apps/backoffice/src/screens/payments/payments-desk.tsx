import { cashierText } from '@maidan/locales'
import { showToast, siteHour, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useMe } from '../../features/overview/queries.ts'
import type { Direction, Payment, PaymentAct } from '../../features/payments/payment.ts'
import { holderOf, possibleActs } from '../../features/payments/possible-acts.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { useWide } from '../../lib/use-wide.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { PaymentDrawer } from './payment/payment-drawer.tsx'
import { PaymentQueue } from './queue/payment-queue.tsx'
import { PaymentQuestion } from './decision/payment-question.tsx'
import { QueueFilter } from './queue/queue-filter.tsx'
import { useActWithWords } from './decision/use-act-with-words.ts'
import { usePaymentsDesk } from './use-payments-desk.ts'
import type { Desk } from './use-payments-desk.ts'

const tablePx = 900
const tableBesideDrawerPx = 1800

/** A queue of payments with the open one beside it. */
export function PaymentsDesk({ direction }: { direction: Direction }) {
  const t = useText(cashierText)
  const desk = usePaymentsDesk(direction)
  const act = useActWithWords(direction)
  const press = usePress(desk, act.run)
  const isOpen = desk.open !== undefined
  const roomy = useWide(isOpen ? tableBesideDrawerPx : tablePx)
  useDeskKeys(desk, press)
  return (
    <>
      <ScreenHead
        hiddenOnPhone={isOpen}
        title={t(direction === 'deposit' ? 'deposits' : 'withdrawals')}
      >
        <QueueFilter
          counts={desk.list.data?.total}
          direction={direction}
          filter={desk.filter}
          onChange={desk.setFilter}
        />
      </ScreenHead>
      <div className="flex min-h-0 flex-1">
        <div
          className={clsx(
            'flex min-h-0 min-w-0 flex-1 flex-col',
            isOpen && !roomy && 'max-lg:hidden lg:w-80 lg:flex-none xl:w-88',
          )}
        >
          <PaymentQueue asTable={roomy} desk={desk} direction={direction} />
        </div>
        {isOpen && <PaymentDrawer busy={act.busy} desk={desk} onAct={press} />}
      </div>
      <PaymentQuestion act={act} desk={desk} />
    </>
  )
}

/** A press on a button or key of an act: claims at once, asks before the others. */
function usePress(desk: Desk, run: ReturnType<typeof useActWithWords>['run']) {
  const t = useText(cashierText)
  const impossible = useImpossible()
  const me = useMe()
  return (act: PaymentAct) => {
    const { payment } = desk
    if (payment === undefined || me === undefined) return
    if (!mayAct(me.role)) return showToast(t('roleMissing'), 'bad')
    if (!possibleActs(payment, me.username).includes(act))
      return showToast(impossible(payment, me.username), 'info')
    if (act === 'claim') return run({ act, payment })
    if (desk.open === undefined) desk.show(payment.reference)
    return desk.ask(act)
  }
}

/** Why an act cannot be done: mostly because a colleague holds the payment. */
function useImpossible(): (payment: Payment, mine: string) => string {
  const t = useText(cashierText)
  return (payment, mine) => {
    const name = holderOf(payment)
    return name === null || name === mine
      ? t('actImpossible')
      : t('claimedByOther', { name, time: siteHour(payment.claimed_until ?? '') })
  }
}

function mayAct(role: string): boolean {
  return role === 'admin' || role === 'cashier'
}

function useDeskKeys(desk: Desk, press: (act: PaymentAct) => void) {
  useKeys({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    Enter: () => {
      if (desk.current !== undefined) desk.show(desk.current)
    },
    Escape: () => {
      if (desk.open !== undefined) desk.close()
    },
    c: () => press('claim'),
    a: () => press('approve'),
    r: () => press('reject'),
  })
}
