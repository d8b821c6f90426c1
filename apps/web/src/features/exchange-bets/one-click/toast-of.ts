import type { Language, slipText, Translate } from '@maidan/locales'
import type { ToastTone } from '@maidan/ui'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import type { BetNews } from './bet-at-once.ts'
import { betName } from '../bet/bet-words.ts'
import { lapseReason } from '../bet/lapse-reason.ts'
import { outcomeOf } from '../bet/outcome-of.ts'
import type { Bet } from '../queries.ts'
import { isUnsure } from '../placing/use-intention.ts'

type Words = { t: Translate<typeof slipText.en>; language: Language }

/** What a one-click bet came to, in one line. */
export function toastOf(news: BetNews, words: Words): { text: string; tone: ToastTone } {
  if ('bet' in news) return betToast(news.bet, words)
  const { t, language } = words
  const fallback = isUnsure(news.error) ? t('oneClickUnsure') : t('placeFailed')
  return { tone: 'bad', text: failureText(news.error, { language, fallback, network: fallback }) }
}

function betToast(bet: Bet, { t }: Words): { text: string; tone: ToastTone } {
  const selection = betName(bet)
  const money = (decimal: string) => shortMoney(readMinor(decimal))
  const [amount, matched] = [money(bet.stake), money(bet.matched)]
  const { odds, average_odds } = bet
  const reason = t(lapseReason(bet.lapse_code))
  switch (outcomeOf(bet)) {
    case 'delayed':
      return {
        tone: 'info',
        text: t('oneClickDelayed', { selection, amount, seconds: secondsOf(bet) }),
      }
    case 'matched':
      return { tone: 'good', text: t('oneClickMatched', { selection, amount, odds: average_odds }) }
    case 'part':
    case 'part_over':
      return {
        tone: 'good',
        text: t('oneClickPart', { selection, amount, matched, odds: average_odds }),
      }
    case 'open':
      return { tone: 'info', text: t('oneClickOpen', { selection, amount, odds }) }
    case 'lapsed':
    case 'cancelled':
      return { tone: 'bad', text: t('oneClickLapsed', { selection, reason }) }
  }
}

function secondsOf({ ready_at, placed_at }: Bet): number {
  if (ready_at === null) return 0
  return Math.max(0, Math.ceil((Date.parse(ready_at) - Date.parse(placed_at)) / 1000))
}
