export { BOARD_TYPES } from './board/board-facts.ts'
export type { BetFacts, BoardFacts, BoardType } from './board/board-facts.ts'
export { eventGame, fixtureIn } from './board/event/event-game.ts'
export type { EventGame } from './board/event/event-game.ts'
export type {
  EventMarket,
  EventModel,
  EventOutcome,
  EventSpot,
  PickResult,
} from './board/event/event-model.ts'
export type { PricedPick } from './board/event/price-picks.ts'
export { andarBahar } from './board/games/andar-bahar/andar-bahar.ts'
export type { AndarBaharEvent, AndarBaharSetup } from './board/games/andar-bahar/andar-bahar.ts'
export {
  ANDAR_BAHAR_PAYS_CENTI,
  ANDAR_BAHAR_SPOTS,
  sideOf,
  SIDES,
  SPANS,
  winsAt,
} from './board/games/andar-bahar/spots.ts'
export type { AndarBaharSpot, Side, Span } from './board/games/andar-bahar/spots.ts'
export { baccarat } from './board/games/baccarat/baccarat.ts'
export { handPoints } from './board/games/baccarat/draw-rules.ts'
export { baccaratResult } from './board/games/baccarat/outcome.ts'
export type {
  BaccaratOutcome,
  BaccaratResult,
  BaccaratWinner,
} from './board/games/baccarat/outcome.ts'
export { BACCARAT_PAYS_CENTI } from './board/games/baccarat/pay-minor.ts'
export { BACCARAT_SPOTS } from './board/games/baccarat/spot.ts'
export type { BaccaratSide, BaccaratSpot } from './board/games/baccarat/spot.ts'
export { bestHold, worthOfHold } from './board/games/jacks-or-better/best-hold.ts'
export type { Hold, HoldWorth } from './board/games/jacks-or-better/best-hold.ts'
export { POKER_HANDS, POKER_PAYS } from './board/games/jacks-or-better/hands.ts'
export type { PokerHand } from './board/games/jacks-or-better/hands.ts'
export { jacksOrBetter } from './board/games/jacks-or-better/jacks-or-better.ts'
export type {
  PokerChoice,
  PokerEvent,
  PokerSetup,
} from './board/games/jacks-or-better/jacks-or-better.ts'
export { nameHand } from './board/games/jacks-or-better/name-hand.ts'
export {
  BASKETS,
  GROVE_MOST_CENTI,
  groveLast,
  groveMultipleCenti,
  groveReturn,
  WASPS_MAX,
  WASPS_MIN,
} from './board/games/mango-grove/grove.ts'
export { groveWinMinor, mangoGrove, WASPS_USUAL } from './board/games/mango-grove/mango-grove.ts'
export type { GroveChoice, GroveEvent, GroveSetup } from './board/games/mango-grove/mango-grove.ts'
export { catchChance, FISH, fishMultiple } from './board/games/padma-nets/fish.ts'
export type { FishKind } from './board/games/padma-nets/fish.ts'
export { CASTS_PER_BASKET, castPriceMinor, padmaNets } from './board/games/padma-nets/padma-nets.ts'
export type { NetChoice, NetEvent, NetSetup } from './board/games/padma-nets/padma-nets.ts'
export { dragonTiger } from './board/games/dragon-tiger/dragon-tiger.ts'
export { dragonTigerWinner } from './board/games/dragon-tiger/outcome.ts'
export type { DragonTigerOutcome, DragonTigerWinner } from './board/games/dragon-tiger/outcome.ts'
export { DRAGON_TIGER_PAYS } from './board/games/dragon-tiger/pay-minor.ts'
export { DRAGON_TIGER_SPOTS } from './board/games/dragon-tiger/spot.ts'
export type { DragonTigerSide, DragonTigerSpot } from './board/games/dragon-tiger/spot.ts'
export { fantasyFive } from './board/games/fantasy-five/fantasy-five.ts'
export type { FantasyOutcome } from './board/games/fantasy-five/fantasy-five.ts'
export { fateChances, isOut, OUTS_OF_TEN } from './board/games/fantasy-five/fates.ts'
export type { Fate } from './board/games/fantasy-five/fates.ts'
export {
  creditsOf,
  everyFive,
  FANTASY_BUDGET,
  faultOf,
  FIVE,
  fivePoints,
  SIDE_MAX,
} from './board/games/fantasy-five/five.ts'
export type { Five, FiveFault } from './board/games/fantasy-five/five.ts'
export {
  cricketersOf,
  FANTASY_FIXTURES,
  fantasyFixture,
  fantasyFixtureAt,
  SERIES,
} from './board/games/fantasy-five/fixtures.ts'
export type { FantasyFixture } from './board/games/fantasy-five/fixtures.ts'
export { chanceOf, LADDER, paysCentiFor } from './board/games/fantasy-five/ladder.ts'
export type { Rung } from './board/games/fantasy-five/ladder.ts'
export { MATCH_OVERS, OVERS } from './board/games/fantasy-five/overs.ts'
export type { FantasyMatch } from './board/games/fantasy-five/play-match.ts'
export { FANTASY_POINTS, FATE_RUNS, pointsAfter } from './board/games/fantasy-five/points.ts'
export { spotOf } from './board/games/fantasy-five/read-spot.ts'
export type { FantasySpot } from './board/games/fantasy-five/read-spot.ts'
export { meanCenti, spreadOf } from './board/games/fantasy-five/spread.ts'
export { FANTASY_TEAMS, SQUAD, squadOf } from './board/games/fantasy-five/squads.ts'
export type {
  Cricketer,
  CricketerKey,
  FantasyTeam,
  Role,
} from './board/games/fantasy-five/squads.ts'
export { horsebook } from './board/games/horsebook/horsebook.ts'
export type { Horse } from './board/games/horsebook/horses.ts'
export { ranksOfPick } from './board/games/horsebook/picks.ts'
export { SUM_LINE } from './board/games/horsebook/race-markets.ts'
export type { RaceResult } from './board/games/horsebook/race-result.ts'
export { strengthsOf } from './board/games/horsebook/races.ts'
export type { Course, Race } from './board/games/horsebook/races.ts'
export { lanesByStrength } from './board/games/horsebook/ranks.ts'
export type { RacePlay } from './board/games/horsebook/run-race.ts'
export type { KabaddiFixture } from './board/games/kabaddi-raids/fixtures.ts'
export { kabaddiRaids } from './board/games/kabaddi-raids/kabaddi-raids.ts'
export { HANDICAPS, LEAD_BANDS, TOTAL_LINES } from './board/games/kabaddi-raids/markets.ts'
export {
  pointsOf,
  raidingSide,
  RAIDS_PER_GAME,
  RAIDS_PER_HALF,
} from './board/games/kabaddi-raids/raid-all.ts'
export type { KabaddiPlay, KabaddiSide } from './board/games/kabaddi-raids/raid-all.ts'
export { EVEN_RAID, RAIDS } from './board/games/kabaddi-raids/raid.ts'
export type { Raid } from './board/games/kabaddi-raids/raid.ts'
export { OPENING_RAIDS } from './board/games/kabaddi-raids/result.ts'
export type { KabaddiResult } from './board/games/kabaddi-raids/result.ts'
export { kabaddiTeam } from './board/games/kabaddi-raids/teams.ts'
export type { KabaddiTeamKey } from './board/games/kabaddi-raids/teams.ts'
export { BALLS, EVEN_BALL } from './board/games/super-over/ball.ts'
export type { Ball } from './board/games/super-over/ball.ts'
export type { SuperOverPlay } from './board/games/super-over/bowl.ts'
export { cricketTeam } from './board/games/super-over/fixtures.ts'
export type { CricketFixture } from './board/games/super-over/fixtures.ts'
export { BALLS_PER_OVER, inningsOf, WICKETS_IN_HAND } from './board/games/super-over/innings.ts'
export type { Innings } from './board/games/super-over/innings.ts'
export { FIRST_BANDS, RUN_LINES } from './board/games/super-over/markets.ts'
export type { RunKind } from './board/games/super-over/markets.ts'
export { MARGINS, OPENINGS } from './board/games/super-over/result.ts'
export type { SuperOverResult } from './board/games/super-over/result.ts'
export { superOver } from './board/games/super-over/super-over.ts'
export type { CricketTeamKey } from './board/games/super-over/teams.ts'
export { TEEN_PATTI_KINDS } from './board/games/teen-patti/hand.ts'
export type { TeenPattiHand, TeenPattiKind } from './board/games/teen-patti/hand.ts'
export { rankHand } from './board/games/teen-patti/hand.ts'
export { teenPattiResult } from './board/games/teen-patti/outcome.ts'
export type {
  TeenPattiOutcome,
  TeenPattiResult,
  TeenPattiWinner,
} from './board/games/teen-patti/outcome.ts'
export {
  TEEN_PATTI_BOTH_PAYS,
  TEEN_PATTI_PLUS_PAYS,
  TEEN_PATTI_WIN_CENTI,
} from './board/games/teen-patti/pay-minor.ts'
export { TEEN_PATTI_SPOTS } from './board/games/teen-patti/spot.ts'
export type { TeenPattiSide, TeenPattiSpot } from './board/games/teen-patti/spot.ts'
export { teenPatti } from './board/games/teen-patti/teen-patti.ts'
export { EVERY_SPOT } from './board/games/roulette/every-spot.ts'
export type { CoveredSpot } from './board/games/roulette/every-spot.ts'
export { coverOf, paysToOne } from './board/games/roulette/pay-minor.ts'
export { pocketColour, POCKETS, WHEEL } from './board/games/roulette/pockets.ts'
export type { PocketColour, RouletteOutcome } from './board/games/roulette/pockets.ts'
export { roulette } from './board/games/roulette/roulette.ts'
export { HALF_KINDS, INSIDE_KINDS, spotKey, THIRD_KINDS } from './board/games/roulette/spot.ts'
export type { RouletteKind, RouletteSpot } from './board/games/roulette/spot.ts'
export {
  DROP_RISKS,
  DROP_ROWS,
  dropReturn,
  potChance,
  potsOf,
} from './board/games/rain-drop/pots.ts'
export type { DropRisk, DropRows } from './board/games/rain-drop/pots.ts'
export { DROP_USUAL, rainDrop } from './board/games/rain-drop/rain-drop.ts'
export type { DropEvent, DropSetup } from './board/games/rain-drop/rain-drop.ts'
export { CORNERS, kickChances, kickerOf } from './board/games/penalties/kick.ts'
export type { Corner, KickEnd, PenaltyKick, PenaltySide } from './board/games/penalties/kick.ts'
export { penalties, scoreOf } from './board/games/penalties/penalties.ts'
export type { PenaltyPlay } from './board/games/penalties/penalties.ts'
export {
  KICKS_EACH as PENALTY_KICKS_EACH,
  KICKS_MAX as PENALTY_KICKS_MAX,
  SUDDEN_PAIRS as PENALTY_SUDDEN_PAIRS,
} from './board/games/penalties/tally.ts'
export type { PenaltyTally } from './board/games/penalties/tally.ts'
export type { PenaltyFixture, PenaltyTeam } from './board/games/penalties/teams.ts'
export { winnerOf as tieBreakWinner } from './board/games/tie-break/markets.ts'
export type { TieBreakFixture, TieBreakPlayer } from './board/games/tie-break/players.ts'
export { hitBy, otherSide, serveChances, serverOf } from './board/games/tie-break/point.ts'
export { kindOf } from './board/games/tie-break/point.ts'
export type { PointEnd, TieBreakPoint, TieBreakSide } from './board/games/tie-break/point.ts'
export {
  LAST_LEVEL as TIE_BREAK_LAST_LEVEL,
  POINTS_MAX as TIE_BREAK_POINTS_MAX,
  POINTS_TO_WIN as TIE_BREAK_POINTS_TO_WIN,
  SIX_ALL as TIE_BREAK_SIX_ALL,
} from './board/games/tie-break/tally.ts'
export type { TieBreakTally } from './board/games/tie-break/tally.ts'
export { tallyOf, tieBreak } from './board/games/tie-break/tie-break.ts'
export type { TieBreakPlay } from './board/games/tie-break/tie-break.ts'
export { archery } from './board/games/archery/archery.ts'
export type { ArcherKey } from './board/games/archery/archers.ts'
export {
  ARCHERY_SIDES,
  INNER_MM as ARCHERY_INNER_MM,
  RING_MM as ARCHERY_RING_MM,
  aimOf as archeryAim,
  farnessOf,
  isInnerAt,
  otherArcher,
  scoreOf as arrowScore,
} from './board/games/archery/arrow.ts'
export type { ArcherySide, Arrow } from './board/games/archery/arrow.ts'
export { arrowWays } from './board/games/archery/arrow-ways.ts'
export type { ArcheryFixture } from './board/games/archery/fixtures.ts'
export {
  ARROWS_PER_SET as ARCHERY_ARROWS,
  pointsAfter as archeryPoints,
  setWinner,
  shootOffWinner,
  totalOf as arrowsTotal,
} from './board/games/archery/match.ts'
export type { ArcheryPlay, ArcherySet, ShootOff } from './board/games/archery/match.ts'
export {
  POINTS_TO_WIN as ARCHERY_POINTS_TO_WIN,
  SETS_MAX as ARCHERY_SETS_MAX,
} from './board/games/archery/set-points.ts'
export { archeryWinner } from './board/games/archery/tally.ts'
export type { ArcheryTally } from './board/games/archery/tally.ts'
export { duel } from './board/games/duel/duel.ts'
export { endOfRound, roundAfter, ROUNDS_MAX, ROUNDS_TO_WIN } from './board/games/duel/fight.ts'
export type { DuelPlay, FoughtRound } from './board/games/duel/fight.ts'
export { ROBOTS } from './board/games/duel/robots.ts'
export type { DuelFixture, RobotKey } from './board/games/duel/robots.ts'
export { duelWinner, tallyOf as duelTally } from './board/games/duel/tally.ts'
export type { DuelTally } from './board/games/duel/tally.ts'
export {
  CORE as DUEL_CORE,
  DUEL_SIDES,
  HOT_TURN,
  HULL as DUEL_HULL,
  rivalSide,
  roundBegun,
  TURNS_MAX as DUEL_TURNS_MAX,
} from './board/games/duel/turn.ts'
export type { DuelMove, DuelRound, DuelSide } from './board/games/duel/turn.ts'
export { ghuriChance } from './board/games/ghuri/draw-break.ts'
export { ghuri } from './board/games/ghuri/ghuri.ts'
export type { GhuriOutcome } from './board/games/ghuri/ghuri.ts'
export { HEIGHT_MAX_CENTI } from './board/games/ghuri/rise.ts'
export { AUTO_MAX_CENTI, AUTO_MIN_CENTI } from './board/games/ghuri/spot.ts'
export type { GhuriSpot } from './board/games/ghuri/spot.ts'
export {
  LOTTERY_BALLS,
  LOTTERY_NUMBERS,
  LOTTERY_PICKS_MAX,
  lotteryChance,
  lotteryPrizeCenti,
  lotteryWinningHits,
} from './board/games/three-minute-draw/prizes.ts'
export type { LotterySpot } from './board/games/three-minute-draw/spot.ts'
export { threeMinuteDraw } from './board/games/three-minute-draw/three-minute-draw.ts'
export type { LotteryOutcome } from './board/games/three-minute-draw/three-minute-draw.ts'
export { bestMove, weighMoves } from './board/games/blackjack/best-move.ts'
export { blackjack } from './board/games/blackjack/blackjack.ts'
export type { BlackjackChoice, BlackjackSetup } from './board/games/blackjack/blackjack.ts'
export type { BlackjackEvent, HandPay, HandResult } from './board/games/blackjack/events.ts'
export { HABITS as BLACKJACK_HABITS, RETURN_OF_STAKED } from './board/games/blackjack/habits.ts'
export { countHand } from './board/games/blackjack/hand.ts'
export { BLACKJACK_MOVES } from './board/games/blackjack/moves.ts'
export type { BlackjackMove } from './board/games/blackjack/moves.ts'
export { strategyRows, UP_VALUES } from './board/games/blackjack/strategy.ts'
export type { StrategyCell, StrategyRow } from './board/games/blackjack/strategy.ts'
export { activeHand, openSpot, tableAfter } from './board/games/blackjack/table.ts'
export type { BlackjackHand, BlackjackTable } from './board/games/blackjack/table.ts'
export type { MoveWorth } from './board/games/blackjack/weigh-moves.ts'
export type { RisingCurve, RoomGame, RoomTiming } from './board/room-game.ts'
export { roomGame, roomGames } from './board/room-games.ts'
export type { TurnGame, TurnPlay, TurnRound } from './board/turn-game.ts'
export { turnGame, turnGames } from './board/turn-games.ts'
export { DECK, isRed, RANKS, SUITS } from './cards/card.ts'
export type { Card, Rank, Suit } from './cards/card.ts'
export { openShoe } from './cards/open-shoe.ts'
export type { Shoe } from './cards/open-shoe.ts'
export { fraction, percentText, plus, times } from './chance/fraction.ts'
export type { Fraction } from './chance/fraction.ts'
export { ROOM_SEEDS_MAX, roomMessage } from './fairness/room-message.ts'
export type { RoomMessage } from './fairness/room-message.ts'
export { drawMessage, BLOCK_BYTES, BLOCKS_PER_ROUND_MAX } from './fairness/draw-message.ts'
export type { DrawMessage } from './fairness/draw-message.ts'
export { drawStream, DrawsExhausted } from './fairness/draw-stream.ts'
export type { DrawStream } from './fairness/draw-stream.ts'
export { CLIENT_SEED_LENGTH_MAX, validClientSeed } from './fairness/valid-client-seed.ts'
export { drawJackpot, jackpotNumbers } from './jackpot/draw-jackpot.ts'
export { jackpotOf, jackpots } from './jackpot/jackpots.ts'
export type { Jackpot } from './jackpot/jackpots.ts'
export { jackpotShare, winPot } from './jackpot/pot.ts'
export type { Pot } from './jackpot/pot.ts'
export { applyRoundCall } from './round/apply-round-call.ts'
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
export { holdFigures } from './slot/hold/hold-figures.ts'
export { largestHoldChance } from './slot/hold/largest-chance.ts'
export type { PaytableHold } from './slot/hold/paytable-hold.ts'
export { maxWinUnits } from './slot/wins/max-win.ts'
export { paytable } from './slot/paytable.ts'
export type { Paytable, PaytableFreeSpins, PaytableRow } from './slot/paytable.ts'
export { playSlot } from './slot/play-slot.ts'
export type { SlotPlay, SlotRound } from './slot/play-slot.ts'
export type {
  FreeSpinAward,
  PayCount,
  Reels,
  ReelStrip,
  SlotEvaluation,
  SlotGame,
  SlotHold,
  SlotMechanic,
  SlotScatter,
  SlotVolatility,
  SlotWild,
  SymbolPays,
} from './slot/slot-game.ts'
export type { BookMarket, Ends, MarketGroup, Verdict } from './book/book-market.ts'
export { priceBookMarket } from './book/price-book-market.ts'
export {
  BOOK_MARGIN_BPS,
  ODDS_CENTI_MAX,
  quoteOdds,
  returnPercentAt,
} from './book/quote-odds.ts'
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
