import { fundsText } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Checklist, Condition } from '../../features/funds/withdrawal/checklist-query.ts'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'

const titles = {
  phone: 'checkPhone',
  pending: 'checkPending',
  open: 'checkOpen',
  birth_date: 'checkBirthDate',
  turnover: 'checkTurnover',
} as const satisfies Record<Condition, string>

/** Where a condition is mended, and what that way is called; nobody but the house opens itself. */
const ways = {
  phone: { to: paths.profile, text: 'mendPhone' },
  pending: { to: paths.transactionRecord, text: 'mendPending' },
  open: null,
  birth_date: { to: paths.profile, text: 'mendBirthDate' },
  turnover: { to: paths.turnoverRecord, text: 'mendTurnover' },
} as const satisfies Record<Condition, unknown>

type Props = { condition: Condition; done: boolean; checklist: Checklist }

/** One condition: met or not, what is missing, and the way to mend it. */
export function ChecklistRow({ condition, done, checklist }: Props) {
  const t = useText(fundsText)
  const way = ways[condition]
  const Icon = done ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${done ? 'text-grass' : 'text-amber'}`}
      />
      <span className="min-w-0 flex-1">
        {t(titles[condition])}
        <span className="sr-only"> {t(done ? 'checkDone' : 'checkMissing')}</span>
        {!done && <Missing checklist={checklist} condition={condition} />}
      </span>
      {!done && way !== null && (
        <Link className="shrink-0 font-semibold text-sky underline" to={way.to}>
          {t(way.text)}
        </Link>
      )}
    </li>
  )
}

function Missing({ condition, checklist }: Omit<Props, 'done'>) {
  const t = useText(fundsText)
  const { pending_since: since, turnover } = checklist
  const currency = readCurrency(checklist.currency)
  const short = (amount: string) => shortMoney(readMinor(amount, currency), currency)
  const texts: Record<Condition, string> = {
    phone: t('missingPhone'),
    pending: since === null ? '' : t('pendingSince', { time: siteTime(since) }),
    open: t('missingOpen'),
    birth_date: t('missingBirthDate'),
    turnover: t('missingTurnover', {
      left: short(turnover.remaining),
      required: short(turnover.required),
      bets: turnover.bets_counted,
    }),
  }
  return <span className="tabular block text-xs text-quiet">{texts[condition]}</span>
}
