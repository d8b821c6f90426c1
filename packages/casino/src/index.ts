export * from './board/index.ts'
export { DECK, isRed, RANKS, SUITS } from './cards/card.ts'
export type { Card, Rank, Suit } from './cards/card.ts'
export { openShoe } from './cards/open-shoe.ts'
export type { Shoe } from './cards/open-shoe.ts'
export * from './cards/poker/index.ts'
export { fraction, percentText, plus, times } from './chance/fraction.ts'
export type { Fraction } from './chance/fraction.ts'
export { ROOM_SEEDS_MAX, roomMessage } from './fairness/room-message.ts'
export type { RoomMessage } from './fairness/room-message.ts'
export { drawMessage, BLOCK_BYTES, BLOCKS_PER_ROUND_MAX } from './fairness/draw-message.ts'
export type { DrawMessage } from './fairness/draw-message.ts'
export { drawStream, DrawsExhausted } from './fairness/draw-stream.ts'
export type { DrawStream } from './fairness/draw-stream.ts'
export { CLIENT_SEED_LENGTH_MAX, validClientSeed } from './fairness/valid-client-seed.ts'
export { contestFee, largestContestFee } from './contest/largest-fee.ts'
export { endEntries, undecidedBets } from './contest/end-entries.ts'
export { prizeTable } from './contest/prize-table.ts'
export type { Pool } from './contest/prize-table.ts'
export { CONTEST_PLAYERS_MIN, sharePool } from './contest/share-pool.ts'
export { shareRest } from './contest/share-rest.ts'
export type { LeftContest, SharedRest } from './contest/share-rest.ts'
export type { Contest, ContestEntry, PlacedEntry, SharedPool } from './contest/share-pool.ts'
export { drawJackpot, jackpotNumbers } from './jackpot/draw-jackpot.ts'
export { jackpotOf, jackpots } from './jackpot/jackpots.ts'
export type { Jackpot } from './jackpot/jackpots.ts'
export { jackpotShare, winPot } from './jackpot/pot.ts'
export type { Pot } from './jackpot/pot.ts'
export { applyRoundCall } from './round/apply-round-call.ts'
export {
  compareDay,
  type ComparedDay,
  type DayDifference,
  type OurRound,
  type RoundSums,
  type TheirRound,
} from './round/compare-day.ts'
export {
  dayState,
  isAboveDailyMost,
  mayFillDay,
  type DailyMost,
  type DayState,
} from './round/daily-most.ts'
export { decidedBets, isDecided } from './round/decided-bets.ts'
export { freeRoundRefusal, type FreeBet, type FreeGrant } from './round/free-round.ts'
export { isAboveLargestWin, largestWinMinor } from './round/largest-win.ts'
export type { RoundAnswer, RoundCall, RoundMove, RoundRefusal } from './round/round-call.ts'
export { fromRoundRecord, toRoundRecord } from './round/round-record.ts'
export type { RoundRecord } from './round/round-record.ts'
export { BETS_PER_ROUND_MAX } from './round/round.ts'
export type { Round, RoundBet, RoundState } from './round/round.ts'
export { exactRtp, returnParts } from './slot/exact-rtp.ts'
export type { ExactRtp } from './slot/exact-rtp.ts'
export { slotGame, slotGames } from './slot/games/index.ts'
export { hitFrequency } from './slot/hit-frequency.ts'
export { cascadeFigures } from './slot/cascades/cascade-figures.ts'
export type { CascadeFigures } from './slot/cascades/stop-tally.ts'
export { expectedFreeSpins } from './slot/exact/expected-free-spins.ts'
export { holdFigures } from './slot/hold/hold-figures.ts'
export { respinFigures } from './slot/respins/respin-figures.ts'
export type { RespinFigures } from './slot/respins/respin-figures.ts'
export { largestHoldChance } from './slot/hold/largest-chance.ts'
export type { PaytableHold } from './slot/hold/paytable-hold.ts'
export { maxWinUnits } from './slot/wins/max-win.ts'
export { paytable } from './slot/paytable.ts'
export type { Paytable, PaytableClusters, PaytableFreeSpins, PaytableRow } from './slot/paytable.ts'
export { playSlot } from './slot/play-slot.ts'
export type { SlotPlay, SlotRound } from './slot/play-slot.ts'
export type {
  FreeSpinAward,
  PayCount,
  Reels,
  ReelStrip,
  SlotCascades,
  SlotEvaluation,
  SlotGame,
  SlotHold,
  SlotMechanic,
  SlotRespins,
  SlotScatter,
  SlotVolatility,
  SlotWild,
  SymbolPays,
} from './slot/slot-game.ts'
export type { BookMarket, Ends, MarketGroup, Verdict } from './book/book-market.ts'
export * from './book/multiple/index.ts'
export { priceBookMarket } from './book/price-book-market.ts'
export { BOOK_MARGIN_BPS, ODDS_CENTI_MAX, quoteOdds, returnPercentAt } from './book/quote-odds.ts'
export {
  cricketMarketOf,
  lineOfMarket,
  priceRunLines,
  type CricketKind,
} from './book/cricket/cricket-markets.ts'
export type { RunLine } from './book/cricket/run-line.ts'
export { fitStrengths, knowledgeOf, type Knowledge } from './book/soccer/fit-strengths.ts'
export { soccerEnds } from './book/soccer/soccer-ends.ts'
export { SOCCER_MARKETS, type SoccerKind } from './book/soccer/soccer-markets.ts'
export type { ResultChances, SoccerState } from './book/soccer/soccer-state.ts'
export { fitServe } from './book/tennis/fit-serve.ts'
export { endsOfSet, tennisEndOf, tennisEnds } from './book/tennis/tennis-ends.ts'
export { setMarkets, tennisMarkets, type TennisKind } from './book/tennis/tennis-markets.ts'
export { setsWon, type TennisState } from './book/tennis/tennis-state.ts'
