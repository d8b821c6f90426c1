import { slipText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { clsx } from 'clsx'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { readMinor, shortMoney } from '../../../../lib/read-money.ts'
import { useText } from '../../../../lib/text/language.ts'
import { useTurnovers } from '../../../../lib/session/turnovers.ts'
import type { Turnover } from '../../../../lib/session/turnovers.ts'
import { bonusWord } from './bonus-word.ts'

type Props = Pick<Selection, 'kind'> & { className?: string }

/** How little of this bet counts towards each open bonus, and how large it may be: said before it is placed. */
export function BonusLines({ kind, className = 'text-quiet' }: Props) {
  const t = useText(slipText)
  const lines = (useTurnovers().data ?? []).flatMap((turnover) => linesOf(turnover, kind, t))
  if (lines.length === 0) return null
  return (
    <ul className={clsx('-mt-1 grid gap-1 text-xs', className)}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

function linesOf(
  { id, on_exchange, bet_max, transaction }: Turnover,
  kind: Selection['kind'],
  t: Translate<typeof slipText.en>,
) {
  if (on_exchange === undefined) return []
  const bonus = transaction.promotion?.name ?? t('yourBonus')
  const word = bonusWord(kind, on_exchange)
  return [
    ...(word === null
      ? []
      : [{ id: `${id} counts`, text: t(word, { bonus, percent: Number(on_exchange) }) }]),
    ...(bet_max === undefined
      ? []
      : [
          {
            id: `${id} largest`,
            text: t('bonusLargest', { bonus, amount: shortMoney(readMinor(bet_max)) }),
          },
        ]),
  ]
}
