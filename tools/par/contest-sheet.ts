import { contestFee, prizeTable, type ContestRules, type RoomGame } from '@maidan/casino'
import { boardSheet } from './board-sheet.ts'
import { tableText, type Sheet } from './sheet.ts'

/** Contests of so many entries stand for all in the sheet. */
const SIZES = [2, 3, 6, 30, 300] as const

/** An entry of a round sum, large enough that rounding does not show. */
const ENTRY_MINOR = 1_000_000n
const BPS = 10_000n

/**
 * The sheet of a game whose bets play against each other: what the places of a contest get, in multiples of an entry.
 * It agrees when the places and the fee are all that was paid in, for every number of entries that the game takes,
 * and the fee is what the game's figures leave of the stake.
 */
export function contestSheet(game: RoomGame, rules: ContestRules): Sheet {
  const all = Array.from({ length: rules.entriesMax - 1 }, (_, at) => shareOf(rules, at + 2))
  const agrees = all.every(({ isWhole }) => isWhole) && saysFee(game, rules)
  const shown = SIZES.filter((size) => size <= rules.entriesMax).map((size) => shareOf(rules, size))
  const exact = boardSheet(game)
  const text = `${exact.text}
Its players play against each other; the house keeps ${rules.feeBps / 100} % of a contest, whoever wins. A contest takes up to
${rules.entriesMax} entries. ${agrees ? WHOLE : NOT_WHOLE} In multiples of an entry:

${tableText(HEAD, shown.map(rowOf))}
`
  return { text, line: exact.line, agrees: exact.agrees && agrees }
}

const WHOLE = 'For every number of them the places get, with the fee, what was paid in.'
const NOT_WHOLE = '**The places do not get, with the fee, what was paid in.**'

const HEAD = ['entries', 'paid places', 'first', 'second', 'last paid', 'all together', 'fee']

type Share = { entries: number; prizes: readonly bigint[]; feeMinor: bigint; isWhole: boolean }

function shareOf({ feeBps }: ContestRules, entries: number): Share {
  const stakedMinor = BigInt(entries) * ENTRY_MINOR
  const feeMinor = contestFee({ stakedMinor, feeBps })
  const poolMinor = stakedMinor - feeMinor
  const prizes = prizeTable({ entries, entryMinor: ENTRY_MINOR, poolMinor })
  return { entries, prizes, feeMinor, isWhole: sum(prizes) + feeMinor === stakedMinor }
}

function rowOf({ entries, prizes, feeMinor }: Share): string[] {
  const [first = 0n, second] = prizes
  return [
    String(entries),
    String(prizes.length),
    times(first),
    second === undefined ? '–' : times(second),
    times(prizes.at(-1) ?? 0n),
    times(sum(prizes)),
    times(feeMinor),
  ]
}

function saysFee({ bets }: RoomGame, { feeBps }: ContestRules): boolean {
  return bets.every(
    ({ exactReturn: { numerator, denominator } }) =>
      numerator * BPS === denominator * (BPS - BigInt(feeBps)),
  )
}

function sum(minor: readonly bigint[]): bigint {
  return minor.reduce((total, one) => total + one, 0n)
}

function times(minor: bigint): string {
  return (Number(minor) / Number(ENTRY_MINOR)).toFixed(2)
}
