import { PLAY_KINDS, type CheapGames } from '@maidan/contract/facts'

/** What a game is called, language by language. */
export type GameNames = { name: string; name_bn: string }

export type CheapGamesOfRate = CheapGames<GameNames> & { percent: string }

/** `rate, games, kinds of play`, then `edge, name, name in Bangla` a line, as evidence carries it. */
export function readCheapGames(text: string): CheapGamesOfRate {
  const [head, ...games] = text.split('\n').map((line) => line.split('\t'))
  const [percent = '', count = '', plays = ''] = head ?? []
  const kinds = plays.split(' ')
  return {
    percent,
    count: Number(count),
    plays: PLAY_KINDS.filter((play) => kinds.includes(play)),
    named: games.map(([edge = '', name = '', name_bn = '']) => ({ edge, name, name_bn })),
  }
}
