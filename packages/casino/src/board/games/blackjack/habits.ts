import { fraction, type Fraction } from '../../../chance/fraction.ts'
import { bestOf } from './best-move.ts'
import { DEALER_STANDS } from './dealer-ends.ts'
import { isRaise } from './moves.ts'
import type { Policy } from './weigh-moves.ts'

/** A total that a card of ten takes above 21. */
const RISKY = 12

/** A way to play that costs money, and what it gets back of a first stake. */
type Habit = { name: string; policy: Policy; exactReturn: Fraction }

/** Habits of many players, the dearest last. The deep test goes through every round and finds these figures. */
export const HABITS = [
  {
    /** Never puts more on the table, else the best. */
    name: 'no-raise',
    policy: (_, worths) => bestOf(worths.filter(({ move }) => !isRaise(move))),
    exactReturn: fraction(
      89_512_638_548_729_315_354_590_833_380n,
      91_733_330_193_268_616_658_399_616_009n,
    ),
  },
  {
    /** Splits tens whenever they come, else the best. */
    name: 'split-tens',
    policy: ({ pair }, worths) => (pair === 10 ? 'split' : bestOf(worths)),
    exactReturn: fraction(
      6_790_990_182_523_843_565_844_996_254n,
      7_056_410_014_866_816_666_030_739_693n,
    ),
  },
  {
    /** Takes no card that could go above 21, else the best. */
    name: 'never-bust',
    policy: ({ count }, worths) =>
      bestOf(
        count.isSoft || count.total < RISKY
          ? worths
          : worths.filter(({ move }) => move === 'stand' || move === 'split'),
      ),
    exactReturn: fraction(1_402_639_827_579_563_034_442n, 1_461_920_290_375_446_110_677n),
  },
  {
    /** Does what the dealer has to do. */
    name: 'like-dealer',
    policy: ({ count }) => (count.total < DEALER_STANDS ? 'hit' : 'stand'),
    exactReturn: fraction(
      511_998_834_158_641_382_429_674_305n,
      542_800_770_374_370_512_771_595_361n,
    ),
  },
] as const satisfies readonly Habit[]

/** What is paid of all that is staked with the best play, the stakes of doubles and splits too. */
export const RETURN_OF_STAKED = fraction(
  7_911_865_040_755_275_415_257_305_528n,
  7_952_113_957_576_948_743_581_430_823n,
)
