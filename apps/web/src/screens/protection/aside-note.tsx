import { protectionText } from '@maidan/locales'
import { siteMinute } from '@maidan/ui'
import { Clock3 } from 'lucide-react'
import type { Protection } from '../../features/protection/queries.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

type Props = Pick<Protection, 'currency'> & { aside: NonNullable<Protection['aside']> }

/** How much came above a limit on deposits, and from when it can be played with. */
export function AsideNote({ aside, currency }: Props) {
  const t = useText(protectionText)
  const amount = shortMoney(readMinor(aside.amount, currency), currency)
  return (
    <p className="mx-4 mb-2 flex items-start gap-2 rounded-card border border-amber/40 bg-amber/10 p-3 text-sm">
      <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
      {t('aside', { amount, time: siteMinute(aside.until) })}
    </p>
  )
}
