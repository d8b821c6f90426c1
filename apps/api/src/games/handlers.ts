import { getSitting } from './calls/get-sitting.ts'
import { favouriteGame } from './calls/favourite-game.ts'
import { favouriteGames } from './calls/favourite-games.ts'
import { gameRun } from './calls/game-run.ts'
import { getCatalogue } from './calls/get-catalogue.ts'
import { getGames } from './calls/get-games.ts'
import { getJackpots } from './calls/get-jackpots.ts'
import { getLobby } from './calls/get-lobby.ts'
import { getProvider } from './calls/get-provider.ts'
import { getSystem } from './calls/get-system.ts'
import { getUnfinishedRounds } from './calls/get-unfinished-rounds.ts'
import { playerLogin } from './calls/player-login.ts'
import { staffAskHeldWin } from './calls/staff-ask-held-win.ts'
import { staffCloseDifference } from './calls/rounds/staff-close-difference.ts'
import { staffEndContest } from './calls/rounds/staff-end-contest.ts'
import { staffGames } from './calls/desk/staff-games.ts'
import { staffSetGame } from './calls/desk/staff-set-game.ts'
import { staffSetGameProvider } from './calls/desk/staff-set-game-provider.ts'
import { staffHeldWins } from './calls/staff-held-wins.ts'
import { staffProviderDays } from './calls/mosts/staff-provider-days.ts'
import { staffSetProviderMost } from './calls/mosts/staff-set-provider-most.ts'
import { staffRoundDay } from './calls/rounds/staff-round-day.ts'
import { staffStuckContests } from './calls/rounds/staff-stuck-contests.ts'
import { staffRoundDays } from './calls/rounds/staff-round-days.ts'
import { walletAuthenticate } from './calls/wallet/wallet-authenticate.ts'
import { walletBalance } from './calls/wallet/wallet-balance.ts'
import { walletBet } from './calls/wallet/wallet-bet.ts'
import { walletCloseContest } from './calls/wallet/wallet-close-contest.ts'
import { walletEndRound } from './calls/wallet/wallet-end-round.ts'
import { walletJackpots } from './calls/wallet/wallet-jackpots.ts'
import { walletRollback } from './calls/wallet/wallet-rollback.ts'
import { walletWin } from './calls/wallet/wallet-win.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const gamesHandlers = {
  favouriteGame,
  favouriteGames,
  gameRun,
  getCatalogue,
  getGames,
  getJackpots,
  getLobby,
  getProvider,
  getSystem,
  playerLogin,
  staffAskHeldWin,
  staffCloseDifference,
  staffEndContest,
  staffGames,
  staffHeldWins,
  staffProviderDays,
  staffSetProviderMost,
  staffRoundDay,
  staffRoundDays,
  staffSetGame,
  staffSetGameProvider,
  staffStuckContests,
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletCloseContest,
  walletEndRound,
  walletJackpots,
  walletRollback,
  walletWin,
  getSitting,
  getUnfinishedRounds,
} satisfies Partial<Handlers<never>>
