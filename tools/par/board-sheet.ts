import { percentText, type BoardFacts } from '@maidan/casino'
import { shareCell, tableText, type Sheet } from './sheet.ts'

/** The sheet of a game without reels: every way to bet, with its exact figures. */
export function boardSheet({ code, title, type, volatility, bets }: BoardFacts): Sheet {
  const rows = bets.map(({ key, exactReturn, hitRate, largestMultiple }) => [
    key,
    shareCell(exactReturn),
    percentText(houseEdge(exactReturn)),
    shareCell(hitRate),
    String(largestMultiple),
  ])
  const head = ['bet', 'return', 'house edge, %', 'hit rate', 'largest win, times the stake']
  const text = `# ${title} (${code})

Kind ${type}, volatility ${volatility}. Where play has choices, the figures are those of best play;
where a way to bet has several prices, those of the least generous one.

${tableText(head, rows)}
`
  const [usual] = bets
  const line =
    usual === undefined ? 'no bets' : `${percentText(usual.exactReturn)} % (${usual.key})`
  return { text, line, agrees: usual !== undefined }
}

function houseEdge({ numerator, denominator }: BoardFacts['bets'][number]['exactReturn']) {
  return { numerator: denominator - numerator, denominator }
}
