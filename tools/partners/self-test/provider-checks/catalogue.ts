import type { Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Partner } from '../partner.ts'
import { withPartner } from './with-partner.ts'

/** The texts that stand there more than once. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

function expectNone(wrong: readonly string[], what: string): void {
  if (wrong.length > 0) throw new Complaint(`${what}: ${wrong.slice(0, 3).join(', ')}`)
}

async function ownGames({ catalogue, platform }: Partner) {
  const told = await catalogue()
  return { told, games: told.games.filter((game) => game.platform === platform) }
}

async function opens({ open, origin }: Partner, site: string, game: string): Promise<void> {
  for (const lang of ['en', 'bn', 'xx']) {
    const response = await open(`${origin}/play/${encodeURIComponent(game)}?lang=${lang}`)
    const type = response.headers.get('content-type') ?? ''
    if (response.status !== 200 || !type.includes('text/html'))
      throw new Complaint(`the page in ${lang} answered ${response.status} ${type}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    if (!/frame-ancestors [^;]+/.exec(policy)?.[0].split(' ').includes(site))
      throw new Complaint(`the page may not be framed by ${site}: ${policy}`)
    if (response.headers.has('x-frame-options')) throw new Complaint('the page has x-frame-options')
  }
}

/** What the provider offers, and where it opens. */
export const catalogueChecks: readonly Check[] = [
  withPartner('is in its form, and names the provider', async ({ catalogue, platform }) => {
    const { providers } = await catalogue()
    if (!providers.some(({ code }) => code === platform))
      throw new Complaint(`${platform} does not stand among the providers`)
  }),
  withPartner('has the game that is played, and each game once', async (partner, { seat }) => {
    const { told, games } = await ownGames(partner)
    if (!games.some(({ code }) => code === seat.game))
      throw new Complaint(`${seat.game} is not a game of ${partner.platform}`)
    expectNone(repeated(told.games.map(({ code }) => code)), 'listed twice')
    return `${games.length} games`
  }),
  withPartner('jackpots have games of the provider, none of them two', async (partner) => {
    const { told, games } = await ownGames(partner)
    const own = told.jackpots.filter(({ platform }) => platform === partner.platform)
    const codes = own.flatMap((jackpot) => jackpot.games)
    const known = new Set(games.map(({ code }) => code))
    expectNone(
      codes.filter((code) => !known.has(code)),
      'no game of the provider',
    )
    expectNone(repeated(codes), 'in two jackpots')
  }),
  withPartner('the game’s page opens in the site’s frame, in any language', (partner, stage) =>
    opens(partner, stage.site, stage.seat.game),
  ),
]
