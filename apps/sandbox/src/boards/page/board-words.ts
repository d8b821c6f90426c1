import type { BoardWords } from './board.ts'
import { bn as andarBaharBn } from './boards/andar-bahar/words/bn.ts'
import { en as andarBaharEn } from './boards/andar-bahar/words/en.ts'
import { bn as archeryBn } from './boards/archery/words/bn.ts'
import { en as archeryEn } from './boards/archery/words/en.ts'
import { bn as bajiBn } from './boards/atashbaji/words/bn.ts'
import { en as bajiEn } from './boards/atashbaji/words/en.ts'
import { bn as baccaratBn } from './boards/baccarat/words/bn.ts'
import { en as baccaratEn } from './boards/baccarat/words/en.ts'
import { bn as blackjackBn } from './boards/blackjack/words/bn.ts'
import { en as blackjackEn } from './boards/blackjack/words/en.ts'
import { bn as holdemBn } from './boards/casino-holdem/words/bn.ts'
import { en as holdemEn } from './boards/casino-holdem/words/en.ts'
import { bn as dragonTigerBn } from './boards/dragon-tiger/words/bn.ts'
import { en as dragonTigerEn } from './boards/dragon-tiger/words/en.ts'
import { bn as duelBn } from './boards/duel/words/bn.ts'
import { en as duelEn } from './boards/duel/words/en.ts'
import { bn as fantasyBn } from './boards/fantasy-five/words/bn.ts'
import { en as fantasyEn } from './boards/fantasy-five/words/en.ts'
import { bn as cupBn } from './boards/five-cup/words/bn.ts'
import { en as cupEn } from './boards/five-cup/words/en.ts'
import { bn as ghuriBn } from './boards/ghuri/words/bn.ts'
import { en as ghuriEn } from './boards/ghuri/words/en.ts'
import { bn as horsebookBn } from './boards/horsebook/words/bn.ts'
import { en as horsebookEn } from './boards/horsebook/words/en.ts'
import { bn as jacksBn } from './boards/jacks-or-better/words/bn.ts'
import { en as jacksEn } from './boards/jacks-or-better/words/en.ts'
import { bn as kabaddiBn } from './boards/kabaddi-raids/words/bn.ts'
import { en as kabaddiEn } from './boards/kabaddi-raids/words/en.ts'
import { bn as luckySevenBn } from './boards/lucky-seven/words/bn.ts'
import { en as luckySevenEn } from './boards/lucky-seven/words/en.ts'
import { bn as groveBn } from './boards/mango-grove/words/bn.ts'
import { en as groveEn } from './boards/mango-grove/words/en.ts'
import { bn as kanthaBn } from './boards/kantha-stitch/words/bn.ts'
import { en as kanthaEn } from './boards/kantha-stitch/words/en.ts'
import { bn as marbleBn } from './boards/marble-roll/words/bn.ts'
import { en as marbleEn } from './boards/marble-roll/words/en.ts'
import { bn as dolaBn } from './boards/nagordola/words/bn.ts'
import { en as dolaEn } from './boards/nagordola/words/en.ts'
import { bn as matchBn } from './boards/ninety-minutes/words/bn.ts'
import { en as matchEn } from './boards/ninety-minutes/words/en.ts'
import { bn as leavesBn } from './boards/nine-leaves/words/bn.ts'
import { en as leavesEn } from './boards/nine-leaves/words/en.ts'
import { bn as netsBn } from './boards/padma-nets/words/bn.ts'
import { en as netsEn } from './boards/padma-nets/words/en.ts'
import { bn as penaltiesBn } from './boards/penalties/words/bn.ts'
import { en as penaltiesEn } from './boards/penalties/words/en.ts'
import { bn as hariBn } from './boards/rosher-hari/words/bn.ts'
import { en as hariEn } from './boards/rosher-hari/words/en.ts'
import { bn as rouletteBn } from './boards/roulette/words/bn.ts'
import { en as rouletteEn } from './boards/roulette/words/en.ts'
import { bn as superOverBn } from './boards/super-over/words/bn.ts'
import { en as superOverEn } from './boards/super-over/words/en.ts'
import { bn as teenPattiBn } from './boards/teen-patti/words/bn.ts'
import { en as teenPattiEn } from './boards/teen-patti/words/en.ts'
import { bn as drawBn } from './boards/three-minute-draw/words/bn.ts'
import { en as drawEn } from './boards/three-minute-draw/words/en.ts'
import { bn as dropBn } from './boards/rain-drop/words/bn.ts'
import { en as dropEn } from './boards/rain-drop/words/en.ts'
import { bn as tideBn } from './boards/tide-cards/words/bn.ts'
import { en as tideEn } from './boards/tide-cards/words/en.ts'
import { bn as tieBreakBn } from './boards/tie-break/words/bn.ts'
import { en as tieBreakEn } from './boards/tie-break/words/en.ts'

/** The texts of every board, by its game's code. */
export const boardWords: readonly { code: string; words: BoardWords<string> }[] = [
  { code: 'BAGH-ANDARBAHAR', words: { en: andarBaharEn, bn: andarBaharBn } },
  { code: 'BAGH-BACCARAT', words: { en: baccaratEn, bn: baccaratBn } },
  { code: 'SHAPLA-LUCKYSEVEN', words: { en: luckySevenEn, bn: luckySevenBn } },
  { code: 'BAGH-DRAGONTIGER', words: { en: dragonTigerEn, bn: dragonTigerBn } },
  { code: 'BAGH-TEENPATTI', words: { en: teenPattiEn, bn: teenPattiBn } },
  { code: 'BAGH-ROULETTE', words: { en: rouletteEn, bn: rouletteBn } },
  { code: 'HORSEBOOK-DERBY', words: { en: horsebookEn, bn: horsebookBn } },
  { code: 'SHAPLA-JACKS', words: { en: jacksEn, bn: jacksBn } },
  { code: 'BAGH-MINES', words: { en: groveEn, bn: groveBn } },
  { code: 'PADMA-NETS', words: { en: netsEn, bn: netsBn } },
  { code: 'PADMA-GHURI', words: { en: ghuriEn, bn: ghuriBn } },
  { code: 'SHAPLA-TINMINUTE', words: { en: drawEn, bn: drawBn } },
  { code: 'CMD-PENALTIES', words: { en: penaltiesEn, bn: penaltiesBn } },
  { code: 'ISPORTS-TIEBREAK', words: { en: tieBreakEn, bn: tieBreakBn } },
  { code: 'SHAPLA-PLINKO', words: { en: dropEn, bn: dropBn } },
  { code: 'VIRTUAL-SUPEROVER', words: { en: superOverEn, bn: superOverBn } },
  { code: 'VIRTUAL-FOOTBALL', words: { en: matchEn, bn: matchBn } },
  { code: 'KABADDI-RAIDS', words: { en: kabaddiEn, bn: kabaddiBn } },
  { code: 'SBO-ARCHERY', words: { en: archeryEn, bn: archeryBn } },
  { code: 'E1SPORTS-DUEL', words: { en: duelEn, bn: duelBn } },
  { code: 'FANTASY-FIVE', words: { en: fantasyEn, bn: fantasyBn } },
  { code: 'FANTASY-CUP', words: { en: cupEn, bn: cupBn } },
  { code: 'BAGH-BLACKJACK', words: { en: blackjackEn, bn: blackjackBn } },
  { code: 'PADMA-HILO', words: { en: tideEn, bn: tideBn } },
  { code: 'BAGH-KENO', words: { en: kanthaEn, bn: kanthaBn } },
  { code: 'SHAPLA-DICE', words: { en: marbleEn, bn: marbleBn } },
  { code: 'SHAPLA-LIMBO', words: { en: bajiEn, bn: bajiBn } },
  { code: 'SHAPLA-TOWER', words: { en: hariEn, bn: hariBn } },
  { code: 'SHAPLA-WHEEL', words: { en: dolaEn, bn: dolaBn } },
  { code: 'SHAPLA-HOLDEM', words: { en: holdemEn, bn: holdemBn } },
  { code: 'BAGH-LEAVES', words: { en: leavesEn, bn: leavesBn } },
]
