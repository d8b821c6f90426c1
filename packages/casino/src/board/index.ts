export { BOARD_TYPES } from './board-facts.ts'
export type { BetFacts, BoardFacts, BoardType } from './board-facts.ts'
export { eventGame, fixtureIn } from './event/event-game.ts'
export type { EventGame } from './event/event-game.ts'
export type {
  EventMarket,
  EventModel,
  EventOutcome,
  EventSpot,
  PickResult,
} from './event/event-model.ts'
export type { PricedPick } from './event/price-picks.ts'
export { andarBahar } from './games/andar-bahar/andar-bahar.ts'
export type { AndarBaharEvent, AndarBaharSetup } from './games/andar-bahar/andar-bahar.ts'
export {
  ANDAR_BAHAR_PAYS_CENTI,
  ANDAR_BAHAR_SPOTS,
  sideOf,
  SIDES,
  SPANS,
  winsAt,
} from './games/andar-bahar/spots.ts'
export type { AndarBaharSpot, Side, Span } from './games/andar-bahar/spots.ts'
export { baccarat } from './games/baccarat/baccarat.ts'
export { handPoints } from './games/baccarat/draw-rules.ts'
export { baccaratResult } from './games/baccarat/outcome.ts'
export type { BaccaratOutcome, BaccaratResult, BaccaratWinner } from './games/baccarat/outcome.ts'
export { BACCARAT_PAYS_CENTI } from './games/baccarat/pay-minor.ts'
export { BACCARAT_SPOTS } from './games/baccarat/spot.ts'
export type { BaccaratSide, BaccaratSpot } from './games/baccarat/spot.ts'
export { bestHold, worthOfHold } from './games/jacks-or-better/best-hold.ts'
export type { Hold, HoldWorth } from './games/jacks-or-better/best-hold.ts'
export { POKER_HANDS, POKER_PAYS } from './games/jacks-or-better/hands.ts'
export type { PokerHand } from './games/jacks-or-better/hands.ts'
export { jacksOrBetter } from './games/jacks-or-better/jacks-or-better.ts'
export type {
  PokerChoice,
  PokerEvent,
  PokerSetup,
} from './games/jacks-or-better/jacks-or-better.ts'
export { nameHand } from './games/jacks-or-better/name-hand.ts'
export {
  BASKETS,
  GROVE_MOST_CENTI,
  groveBestStop,
  groveLast,
  groveMultipleCenti,
  groveReturn,
  WASPS_MAX,
  WASPS_MIN,
} from './games/mango-grove/grove.ts'
export { groveWinMinor, mangoGrove, WASPS_USUAL } from './games/mango-grove/mango-grove.ts'
export type { GroveChoice, GroveEvent, GroveSetup } from './games/mango-grove/mango-grove.ts'
export { catchChance, FISH, fishMultiple } from './games/padma-nets/fish.ts'
export type { FishKind } from './games/padma-nets/fish.ts'
export { CASTS_PER_BASKET, castPriceMinor, padmaNets } from './games/padma-nets/padma-nets.ts'
export type { NetChoice, NetEvent, NetSetup } from './games/padma-nets/padma-nets.ts'
export { dragonTiger } from './games/dragon-tiger/dragon-tiger.ts'
export { dragonTigerWinner } from './games/dragon-tiger/outcome.ts'
export type { DragonTigerOutcome, DragonTigerWinner } from './games/dragon-tiger/outcome.ts'
export { DRAGON_TIGER_PAYS } from './games/dragon-tiger/pay-minor.ts'
export { DRAGON_TIGER_SPOTS } from './games/dragon-tiger/spot.ts'
export type { DragonTigerSide, DragonTigerSpot } from './games/dragon-tiger/spot.ts'
export { luckySeven } from './games/lucky-seven/lucky-seven.ts'
export { luckySevenPlace } from './games/lucky-seven/outcome.ts'
export type { LuckySevenOutcome, LuckySevenPlace } from './games/lucky-seven/outcome.ts'
export { LUCKY_SEVEN_PAYS } from './games/lucky-seven/pay-minor.ts'
export { LUCKY_SEVEN_SPOTS } from './games/lucky-seven/spot.ts'
export type { LuckySevenSide, LuckySevenSpot } from './games/lucky-seven/spot.ts'
export { fantasyFive } from './games/fantasy-five/fantasy-five.ts'
export { fateChances, isOut, OUTS_OF_TEN } from './games/fantasy-five/fates.ts'
export type { Fate } from './games/fantasy-five/fates.ts'
export {
  creditsOf,
  everyFive,
  FANTASY_BUDGET,
  faultOf,
  FIVE,
  fivePoints,
  SIDE_MAX,
} from './games/fantasy-five/five.ts'
export type { Five, FiveFault } from './games/fantasy-five/five.ts'
export {
  cricketersOf,
  FANTASY_FIXTURES,
  fantasyFixture,
  fantasyFixtureAt,
  SERIES,
} from './games/fantasy-five/fixtures.ts'
export type { FantasyFixture } from './games/fantasy-five/fixtures.ts'
export { chanceOf, LADDER, paysCentiFor } from './games/fantasy-five/ladder.ts'
export type { Rung } from './games/fantasy-five/ladder.ts'
export { MATCH_OVERS, OVERS } from './games/fantasy-five/overs.ts'
export type { FantasyOutcome } from './games/fantasy-five/play-fixture.ts'
export type { FantasyMatch } from './games/fantasy-five/play-match.ts'
export { FANTASY_POINTS, FATE_RUNS, pointsAfter } from './games/fantasy-five/points.ts'
export { spotOf } from './games/fantasy-five/read-spot.ts'
export type { FantasySpot } from './games/fantasy-five/read-spot.ts'
export { meanCenti, spreadOf } from './games/fantasy-five/spread.ts'
export { FANTASY_TEAMS, SQUAD, squadOf } from './games/fantasy-five/squads.ts'
export type { Cricketer, CricketerKey, FantasyTeam, Role } from './games/fantasy-five/squads.ts'
export { horsebook } from './games/horsebook/horsebook.ts'
export type { Horse } from './games/horsebook/horses.ts'
export { ranksOfPick } from './games/horsebook/picks.ts'
export { SUM_LINE } from './games/horsebook/race-markets.ts'
export type { RaceResult } from './games/horsebook/race-result.ts'
export { strengthsOf } from './games/horsebook/races.ts'
export type { Course, Race } from './games/horsebook/races.ts'
export { lanesByStrength } from './games/horsebook/ranks.ts'
export type { RacePlay } from './games/horsebook/run-race.ts'
export type { KabaddiFixture } from './games/kabaddi-raids/fixtures.ts'
export { kabaddiRaids } from './games/kabaddi-raids/kabaddi-raids.ts'
export { HANDICAPS, LEAD_BANDS, TOTAL_LINES } from './games/kabaddi-raids/markets.ts'
export {
  pointsOf,
  raidingSide,
  RAIDS_PER_GAME,
  RAIDS_PER_HALF,
} from './games/kabaddi-raids/raid-all.ts'
export type { KabaddiPlay, KabaddiSide } from './games/kabaddi-raids/raid-all.ts'
export { EVEN_RAID, RAIDS } from './games/kabaddi-raids/raid.ts'
export type { Raid } from './games/kabaddi-raids/raid.ts'
export { OPENING_RAIDS } from './games/kabaddi-raids/result.ts'
export type { KabaddiResult } from './games/kabaddi-raids/result.ts'
export { kabaddiTeam } from './games/kabaddi-raids/teams.ts'
export type { KabaddiTeamKey } from './games/kabaddi-raids/teams.ts'
export { BALLS, EVEN_BALL } from './games/super-over/ball.ts'
export type { Ball } from './games/super-over/ball.ts'
export type { SuperOverPlay } from './games/super-over/bowl.ts'
export { cricketTeam } from './games/super-over/fixtures.ts'
export type { CricketFixture } from './games/super-over/fixtures.ts'
export { BALLS_PER_OVER, inningsOf, WICKETS_IN_HAND } from './games/super-over/innings.ts'
export type { Innings } from './games/super-over/innings.ts'
export { FIRST_BANDS, RUN_LINES } from './games/super-over/markets.ts'
export type { RunKind } from './games/super-over/markets.ts'
export { MARGINS, OPENINGS } from './games/super-over/result.ts'
export type { SuperOverResult } from './games/super-over/result.ts'
export { superOver } from './games/super-over/super-over.ts'
export type { CricketTeamKey } from './games/super-over/teams.ts'
export { TEEN_PATTI_KINDS } from './games/teen-patti/hand.ts'
export type { TeenPattiHand, TeenPattiKind } from './games/teen-patti/hand.ts'
export { rankHand } from './games/teen-patti/hand.ts'
export { teenPattiResult } from './games/teen-patti/outcome.ts'
export type {
  TeenPattiOutcome,
  TeenPattiResult,
  TeenPattiWinner,
} from './games/teen-patti/outcome.ts'
export {
  TEEN_PATTI_BOTH_PAYS,
  TEEN_PATTI_PLUS_PAYS,
  TEEN_PATTI_WIN_CENTI,
} from './games/teen-patti/pay-minor.ts'
export { TEEN_PATTI_SPOTS } from './games/teen-patti/spot.ts'
export type { TeenPattiSide, TeenPattiSpot } from './games/teen-patti/spot.ts'
export { teenPatti } from './games/teen-patti/teen-patti.ts'
export { EVERY_SPOT } from './games/roulette/every-spot.ts'
export type { CoveredSpot } from './games/roulette/every-spot.ts'
export { coverOf, paysToOne } from './games/roulette/pay-minor.ts'
export { pocketColour, POCKETS, WHEEL } from './games/roulette/pockets.ts'
export type { PocketColour, RouletteOutcome } from './games/roulette/pockets.ts'
export { roulette } from './games/roulette/roulette.ts'
export { HALF_KINDS, INSIDE_KINDS, spotKey, THIRD_KINDS } from './games/roulette/spot.ts'
export type { RouletteKind, RouletteSpot } from './games/roulette/spot.ts'
export { DROP_RISKS, DROP_ROWS, dropReturn, potChance, potsOf } from './games/rain-drop/pots.ts'
export type { DropRisk, DropRows } from './games/rain-drop/pots.ts'
export { DROP_USUAL, rainDrop } from './games/rain-drop/rain-drop.ts'
export type { DropEvent, DropSetup } from './games/rain-drop/rain-drop.ts'
export { CORNERS, kickChances, kickerOf } from './games/penalties/kick.ts'
export type { Corner, KickEnd, PenaltyKick, PenaltySide } from './games/penalties/kick.ts'
export { penalties, scoreOf } from './games/penalties/penalties.ts'
export type { PenaltyPlay } from './games/penalties/penalties.ts'
export {
  KICKS_EACH as PENALTY_KICKS_EACH,
  KICKS_MAX as PENALTY_KICKS_MAX,
  SUDDEN_PAIRS as PENALTY_SUDDEN_PAIRS,
} from './games/penalties/tally.ts'
export type { PenaltyTally } from './games/penalties/tally.ts'
export type { PenaltyFixture, PenaltyTeam } from './games/penalties/teams.ts'
export { winnerOf as tieBreakWinner } from './games/tie-break/markets.ts'
export type { TieBreakFixture, TieBreakPlayer } from './games/tie-break/players.ts'
export { hitBy, otherSide, serveChances, serverOf } from './games/tie-break/point.ts'
export { kindOf } from './games/tie-break/point.ts'
export type { PointEnd, TieBreakPoint, TieBreakSide } from './games/tie-break/point.ts'
export {
  LAST_LEVEL as TIE_BREAK_LAST_LEVEL,
  POINTS_MAX as TIE_BREAK_POINTS_MAX,
  POINTS_TO_WIN as TIE_BREAK_POINTS_TO_WIN,
  SIX_ALL as TIE_BREAK_SIX_ALL,
} from './games/tie-break/tally.ts'
export type { TieBreakTally } from './games/tie-break/tally.ts'
export { tallyOf, tieBreak } from './games/tie-break/tie-break.ts'
export type { TieBreakPlay } from './games/tie-break/tie-break.ts'
export { archery } from './games/archery/archery.ts'
export type { ArcherKey } from './games/archery/archers.ts'
export {
  ARCHERY_SIDES,
  INNER_MM as ARCHERY_INNER_MM,
  RING_MM as ARCHERY_RING_MM,
  aimOf as archeryAim,
  farnessOf,
  isInnerAt,
  otherArcher,
  scoreOf as arrowScore,
} from './games/archery/arrow.ts'
export type { ArcherySide, Arrow } from './games/archery/arrow.ts'
export { arrowWays } from './games/archery/arrow-ways.ts'
export type { ArcheryFixture } from './games/archery/fixtures.ts'
export {
  ARROWS_PER_SET as ARCHERY_ARROWS,
  pointsAfter as archeryPoints,
  setWinner,
  shootOffWinner,
  totalOf as arrowsTotal,
} from './games/archery/match.ts'
export type { ArcheryPlay, ArcherySet, ShootOff } from './games/archery/match.ts'
export {
  POINTS_TO_WIN as ARCHERY_POINTS_TO_WIN,
  SETS_MAX as ARCHERY_SETS_MAX,
} from './games/archery/set-points.ts'
export { archeryWinner } from './games/archery/tally.ts'
export type { ArcheryTally } from './games/archery/tally.ts'
export { duel } from './games/duel/duel.ts'
export { endOfRound, roundAfter, ROUNDS_MAX, ROUNDS_TO_WIN } from './games/duel/fight.ts'
export type { DuelPlay, FoughtRound } from './games/duel/fight.ts'
export { ROBOTS } from './games/duel/robots.ts'
export type { DuelFixture, RobotKey } from './games/duel/robots.ts'
export { duelWinner, tallyOf as duelTally } from './games/duel/tally.ts'
export type { DuelTally } from './games/duel/tally.ts'
export {
  CORE as DUEL_CORE,
  DUEL_SIDES,
  HOT_TURN,
  HULL as DUEL_HULL,
  rivalSide,
  roundBegun,
  TURNS_MAX as DUEL_TURNS_MAX,
} from './games/duel/turn.ts'
export type { DuelMove, DuelRound, DuelSide } from './games/duel/turn.ts'
export { ghuriChance } from './games/ghuri/draw-break.ts'
export { ghuri } from './games/ghuri/ghuri.ts'
export type { GhuriOutcome } from './games/ghuri/ghuri.ts'
export { HEIGHT_MAX_CENTI } from './games/ghuri/rise.ts'
export { AUTO_MAX_CENTI, AUTO_MIN_CENTI } from './games/ghuri/spot.ts'
export type { GhuriSpot } from './games/ghuri/spot.ts'
export {
  LOTTERY_BALLS,
  LOTTERY_NUMBERS,
  LOTTERY_PICKS_MAX,
  lotteryChance,
  lotteryPrizeCenti,
  lotteryWinningHits,
} from './games/three-minute-draw/prizes.ts'
export type { LotterySpot } from './games/three-minute-draw/spot.ts'
export { threeMinuteDraw } from './games/three-minute-draw/three-minute-draw.ts'
export type { LotteryOutcome } from './games/three-minute-draw/three-minute-draw.ts'
export * from './games/blackjack/index.ts'
export { kanthaStitch } from './games/kantha-stitch/kantha-stitch.ts'
export type { KanthaEvent, KanthaSetup } from './games/kantha-stitch/kantha-stitch.ts'
export {
  CHOSEN_MAX as KANTHA_CHOSEN_MAX,
  KANTHA_RISKS,
  kanthaChanceOf,
  kanthaPaysCenti,
  kanthaReturn,
  PATCHES as KANTHA_PATCHES,
  STITCHES as KANTHA_STITCHES,
} from './games/kantha-stitch/pays.ts'
export type { KanthaRisk } from './games/kantha-stitch/pays.ts'
export * from './games/atashbaji/index.ts'
export * from './games/casino-holdem/index.ts'
export * from './games/five-cup/index.ts'
export * from './games/marble-roll/index.ts'
export * from './games/nagordola/index.ts'
export * from './games/nine-leaves/index.ts'
export * from './games/ninety-minutes/index.ts'
export * from './games/rosher-hari/index.ts'
export {
  guessesAt as tideGuessesAt,
  offersAt as tideOffersAt,
  returnOfRow as tideReturnOfRow,
  TIDE_MOST_CENTI,
  TIDE_RANKS,
  tideMultipleCenti,
} from './games/tide-cards/guess.ts'
export type { TideGuess, TideOffer } from './games/tide-cards/guess.ts'
export { planKey as tidePlanKey, TIDE_PLANS } from './games/tide-cards/plans.ts'
export { TIDE_SKIPS_MAX, tideCards, tideWinMinor } from './games/tide-cards/tide-cards.ts'
export type { TideChoice, TideEvent, TideSetup } from './games/tide-cards/tide-cards.ts'
export type { ContestRules, RisingCurve, RoomGame, RoomTiming } from './room-game.ts'
export { roomGame, roomGames } from './room-games.ts'
export type { TurnGame, TurnPlay, TurnRound } from './turn-game.ts'
export { turnGame, turnGames } from './turn-games.ts'
