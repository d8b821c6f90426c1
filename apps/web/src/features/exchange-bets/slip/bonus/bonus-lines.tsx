import { slipText } from '@maidan/locales'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { useText } from '../../../../lib/text/language.ts'
import { useTurnovers } from '../../../../lib/session/turnovers.ts'
import { bonusWord } from './bonus-word.ts'

/** How little of this bet counts towards each bonus that is open: said before it is placed. */
export function BonusLines({ kind }: Pick<Selection, 'kind'>) {
  const t = useText(slipText)
  const lines = (useTurnovers().data ?? []).flatMap(({ id, on_exchange, transaction }) => {
    const word = bonusWord(kind, on_exchange)
    const bonus = transaction.promotion?.name ?? t('yourBonus')
    return word === null ? [] : [{ id, text: t(word, { bonus, percent: Number(on_exchange) }) }]
  })
  if (lines.length === 0) return null
  return (
    <ul className="-mt-1 grid gap-1 text-xs text-quiet">
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
