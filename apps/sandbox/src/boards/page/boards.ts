import { roomBoard, type AnyRoomBoard } from './rooms/room-board.ts'
import { turnBoard, type AnyTurnBoard } from './turns/turn-board.ts'

/** Loads a board, so that a page brings its own board alone. */
type Load<Board> = { load(): Promise<Board> }

/** Where the board of each game that a player has to themselves is loaded from. */
export const turnBoards: Readonly<Record<string, Load<AnyTurnBoard>>> = {
  'BAGH-ANDARBAHAR': {
    load: async () => turnBoard((await import('./boards/andar-bahar/board.ts')).andarBaharBoard),
  },
  'BAGH-MINES': {
    load: async () => turnBoard((await import('./boards/mango-grove/board.ts')).mangoGroveBoard),
  },
  'BAGH-LEAVES': {
    load: async () => turnBoard((await import('./boards/nine-leaves/board.ts')).nineLeavesBoard),
  },
  'PADMA-NETS': {
    load: async () => turnBoard((await import('./boards/padma-nets/board.ts')).padmaNetsBoard),
  },
  'SHAPLA-JACKS': {
    load: async () =>
      turnBoard((await import('./boards/jacks-or-better/board.ts')).jacksOrBetterBoard),
  },
  'SHAPLA-PLINKO': {
    load: async () => turnBoard((await import('./boards/rain-drop/board.ts')).rainDropBoard),
  },
  'BAGH-BLACKJACK': {
    load: async () => turnBoard((await import('./boards/blackjack/board.ts')).blackjackBoard),
  },
  'PADMA-HILO': {
    load: async () => turnBoard((await import('./boards/tide-cards/board.ts')).tideCardsBoard),
  },
  'BAGH-KENO': {
    load: async () =>
      turnBoard((await import('./boards/kantha-stitch/board.ts')).kanthaStitchBoard),
  },
  'SHAPLA-DICE': {
    load: async () => turnBoard((await import('./boards/marble-roll/board.ts')).marbleRollBoard),
  },
  'SHAPLA-LIMBO': {
    load: async () => turnBoard((await import('./boards/atashbaji/board.ts')).atashbajiBoard),
  },
  'SHAPLA-TOWER': {
    load: async () => turnBoard((await import('./boards/rosher-hari/board.ts')).rosherHariBoard),
  },
  'SHAPLA-WHEEL': {
    load: async () => turnBoard((await import('./boards/nagordola/board.ts')).nagordolaBoard),
  },
  'SHAPLA-HOLDEM': {
    load: async () =>
      turnBoard((await import('./boards/casino-holdem/board.ts')).casinoHoldemBoard),
  },
}

/** Where the board of each room is loaded from. */
export const roomBoards: Readonly<Record<string, Load<AnyRoomBoard>>> = {
  'BAGH-BACCARAT': {
    load: async () => roomBoard((await import('./boards/baccarat/board.ts')).baccaratBoard),
  },
  'SHAPLA-LUCKYSEVEN': {
    load: async () => roomBoard((await import('./boards/lucky-seven/board.ts')).luckySevenBoard),
  },
  'BAGH-DRAGONTIGER': {
    load: async () => roomBoard((await import('./boards/dragon-tiger/board.ts')).dragonTigerBoard),
  },
  'CMD-PENALTIES': {
    load: async () => roomBoard((await import('./boards/penalties/board.ts')).penaltiesBoard),
  },
  'ISPORTS-TIEBREAK': {
    load: async () => roomBoard((await import('./boards/tie-break/board.ts')).tieBreakBoard),
  },
  'BAGH-ROULETTE': {
    load: async () => roomBoard((await import('./boards/roulette/board.ts')).rouletteBoard),
  },
  'HORSEBOOK-DERBY': {
    load: async () => roomBoard((await import('./boards/horsebook/board.ts')).horsebookBoard),
  },
  'BAGH-TEENPATTI': {
    load: async () => roomBoard((await import('./boards/teen-patti/board.ts')).teenPattiBoard),
  },
  'PADMA-GHURI': {
    load: async () => roomBoard((await import('./boards/ghuri/board.ts')).ghuriBoard),
  },
  'SHAPLA-TINMINUTE': {
    load: async () =>
      roomBoard((await import('./boards/three-minute-draw/board.ts')).threeMinuteDrawBoard),
  },
  'VIRTUAL-SUPEROVER': {
    load: async () => roomBoard((await import('./boards/super-over/board.ts')).superOverBoard),
  },
  'VIRTUAL-FOOTBALL': {
    load: async () =>
      roomBoard((await import('./boards/ninety-minutes/board.ts')).ninetyMinutesBoard),
  },
  'KABADDI-RAIDS': {
    load: async () =>
      roomBoard((await import('./boards/kabaddi-raids/board.ts')).kabaddiRaidsBoard),
  },
  'SBO-ARCHERY': {
    load: async () => roomBoard((await import('./boards/archery/board.ts')).archeryBoard),
  },
  'E1SPORTS-DUEL': {
    load: async () => roomBoard((await import('./boards/duel/board.ts')).duelBoard),
  },
  'FANTASY-CUP': {
    load: async () => roomBoard((await import('./boards/five-cup/board.ts')).fiveCupBoard),
  },
  'FANTASY-FIVE': {
    load: async () => roomBoard((await import('./boards/fantasy-five/board.ts')).fantasyFiveBoard),
  },
}
