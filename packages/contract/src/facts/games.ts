import type { CallFacts } from './call-facts.ts'

export const favouriteGame = {
  name: 'favouriteGame',
  method: 'POST',
  path: '/api/favourite-game',
  auth: 'player',
} as const satisfies CallFacts

export const favouriteGames = {
  name: 'favouriteGames',
  method: 'GET',
  path: '/api/favourite-games',
  auth: 'player',
} as const satisfies CallFacts

export const gameRun = {
  name: 'gameRun',
  method: 'POST',
  path: '/api/game-run',
  auth: 'player',
} as const satisfies CallFacts

export const getCatalogue = {
  name: 'getCatalogue',
  method: 'GET',
  path: '/api/catalogue',
  auth: 'none',
} as const satisfies CallFacts

export const getGames = {
  name: 'getGames',
  method: 'GET',
  path: '/api/get-games',
  auth: 'none',
} as const satisfies CallFacts

export const getLobby = {
  name: 'getLobby',
  method: 'GET',
  path: '/api/lobby',
  auth: 'optional',
} as const satisfies CallFacts

export const getProvider = {
  name: 'getProvider',
  method: 'GET',
  path: '/api/get-provider',
  auth: 'optional',
} as const satisfies CallFacts

export const getSystem = {
  name: 'getSystem',
  method: 'GET',
  path: '/api/get-system',
  auth: 'none',
} as const satisfies CallFacts

export const playerLogin = {
  name: 'playerLogin',
  method: 'POST',
  path: '/api/player-login',
  auth: 'player',
} as const satisfies CallFacts

export const staffAskHeldWin = {
  name: 'staffAskHeldWin',
  method: 'POST',
  path: '/api/staff/held-wins/:id/:verdict',
  auth: 'staff',
} as const satisfies CallFacts

export const staffHeldWins = {
  name: 'staffHeldWins',
  method: 'GET',
  path: '/api/staff/held-wins',
  auth: 'staff',
} as const satisfies CallFacts

export const staffProviderDays = {
  name: 'staffProviderDays',
  method: 'GET',
  path: '/api/staff/provider-days',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetProviderMost = {
  name: 'staffSetProviderMost',
  method: 'POST',
  path: '/api/staff/provider-mosts',
  auth: 'staff',
} as const satisfies CallFacts

export const walletAuthenticate = {
  name: 'walletAuthenticate',
  method: 'POST',
  path: '/api/wallet/:provider/authenticate',
  auth: 'partner',
} as const satisfies CallFacts

export const walletBalance = {
  name: 'walletBalance',
  method: 'POST',
  path: '/api/wallet/:provider/balance',
  auth: 'partner',
} as const satisfies CallFacts

export const walletBet = {
  name: 'walletBet',
  method: 'POST',
  path: '/api/wallet/:provider/bet',
  auth: 'partner',
} as const satisfies CallFacts

export const walletEndRound = {
  name: 'walletEndRound',
  method: 'POST',
  path: '/api/wallet/:provider/end-round',
  auth: 'partner',
} as const satisfies CallFacts

export const walletRollback = {
  name: 'walletRollback',
  method: 'POST',
  path: '/api/wallet/:provider/rollback',
  auth: 'partner',
} as const satisfies CallFacts

export const walletWin = {
  name: 'walletWin',
  method: 'POST',
  path: '/api/wallet/:provider/win',
  auth: 'partner',
} as const satisfies CallFacts

export const walletCloseContest = {
  name: 'walletCloseContest',
  method: 'POST',
  path: '/api/wallet/:provider/contests/close',
  auth: 'partner',
} as const satisfies CallFacts

export const walletJackpots = {
  name: 'walletJackpots',
  method: 'POST',
  path: '/api/wallet/:provider/jackpots',
  auth: 'partner',
} as const satisfies CallFacts

export const getJackpots = {
  name: 'getJackpots',
  method: 'GET',
  path: '/api/jackpots',
  auth: 'optional',
} as const satisfies CallFacts

export const getSitting = {
  name: 'getSitting',
  method: 'GET',
  path: '/api/get-sitting',
  auth: 'player',
} as const satisfies CallFacts

export const getUnfinishedRounds = {
  name: 'getUnfinishedRounds',
  method: 'GET',
  path: '/api/get-unfinished-rounds',
  auth: 'player',
} as const satisfies CallFacts

export const staffRoundDays = {
  name: 'staffRoundDays',
  method: 'GET',
  path: '/api/staff/round-days',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRoundDay = {
  name: 'staffRoundDay',
  method: 'GET',
  path: '/api/staff/round-days/:provider/:day',
  auth: 'staff',
} as const satisfies CallFacts

export const staffCloseDifference = {
  name: 'staffCloseDifference',
  method: 'POST',
  path: '/api/staff/round-differences/:id/close',
  auth: 'staff',
} as const satisfies CallFacts

export const staffGames = {
  name: 'staffGames',
  method: 'GET',
  path: '/api/staff/games',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetGame = {
  name: 'staffSetGame',
  method: 'POST',
  path: '/api/staff/games/:code',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetGameProvider = {
  name: 'staffSetGameProvider',
  method: 'POST',
  path: '/api/staff/game-providers/:provider',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEndContest = {
  name: 'staffEndContest',
  method: 'POST',
  path: '/api/staff/stuck-contests/end',
  auth: 'staff',
} as const satisfies CallFacts

export const staffStuckContests = {
  name: 'staffStuckContests',
  method: 'GET',
  path: '/api/staff/stuck-contests',
  auth: 'staff',
} as const satisfies CallFacts
