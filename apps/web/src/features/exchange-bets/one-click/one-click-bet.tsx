import { slipText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { betAtOnce } from './bet-at-once.ts'
import { isSecondTap } from './is-second-tap.ts'
import { refreshBets } from '../queries.ts'
import { toastOf } from './toast-of.ts'

type Props = { selection: Selection; stake: string; onDone: () => void }

/** A tap on a price with one-click betting on: the bet itself, and toasts of what became of it. */
export function OneClickBet({ selection, stake, onDone }: Props) {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  const bet = useEffectEvent((tapped: Selection) => {
    onDone()
    if (isSecondTap(tapped, Date.now())) return
    void betAtOnce(tapped, stake, (news) => {
      refreshBets(queries)
      const { text, tone } = toastOf(news, { t, language })
      showToast(text, tone)
    })
  })
  useEffect(() => bet(selection), [selection])
  return null
}
