import { marketsText } from '@maidan/locales'
import { siteInstant, useFields, useText } from '@maidan/ui'
import type { FieldTexts } from '@maidan/ui'
import { isScore, noEnding, winnersMax } from './ending-fields.ts'
import type { EndingFields, VoidSpan } from './ending-fields.ts'

export type EndingForm = ReturnType<typeof useEndingForm>

type Words = (key: 'scoreWrong' | 'winnersMissing' | 'timeMissing' | 'spanOrder') => string

/** The form in which staff say how a market ended; a fancy by its score, others by their winners. */
export function useEndingForm(isFancy: boolean) {
  const t = useText(marketsText)
  return useFields<EndingFields>(noEnding, (typed) =>
    typed.way === 'void' ? {} : check(typed, isFancy, t),
  )
}

function check(
  { score, winners, spans }: EndingFields,
  isFancy: boolean,
  t: Words,
): FieldTexts<EndingFields> {
  const hasWinners = winners.length > 0 && winners.length <= winnersMax
  return {
    score: !isFancy || isScore(score) ? undefined : t('scoreWrong'),
    winners: isFancy || hasWinners ? undefined : t('winnersMissing'),
    ...Object.fromEntries(spans.flatMap((span, index) => checkSpan(span, index, t))),
  }
}

type Found = [field: string, text: string | undefined]

function checkSpan({ from, to }: VoidSpan, index: number, t: Words): Found[] {
  const [start, end] = [siteInstant(from), siteInstant(to)]
  const reversed = start === undefined || (end ?? '') >= start ? undefined : t('spanOrder')
  return [
    [`spans.${index}.from`, start === undefined ? t('timeMissing') : undefined],
    [`spans.${index}.to`, end === undefined ? t('timeMissing') : reversed],
  ]
}
