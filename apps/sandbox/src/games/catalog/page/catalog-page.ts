import { gameCover } from '../game-cover.ts'
import { HOME_CURRENCY } from '@maidan/contract/facts'
import { BOOK_GAME } from '../../../sportsbook/book-game.ts'
import { escapeHtml } from '../../recall/html.ts'
import { amount } from '../../recall/amount.ts'
import { RECALL_FONT } from '../../recall/recall-css.ts'
import type { Language } from '../../sessions/session.ts'
import type { catalog } from '../catalog.ts'
import { CATALOG_WORDS } from './catalog-words.ts'

type Catalog = Awaited<ReturnType<typeof catalog>>
type Game = Catalog['games'][number]

/** The whole page of what the studio offers, without any script: its providers, and their games. */
export function catalogPage({ providers, games }: Catalog, language: Language): string {
  const words = CATALOG_WORDS[language]
  const other = language === 'en' ? 'bn' : 'en'
  const sections = providers.map(({ code, name }) =>
    section(
      name,
      games.filter(({ platform }) => platform === code),
      language,
    ),
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="preload" href="${RECALL_FONT}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/recall/style.css">
</head>
<body>
<main class="wide">
<h1>${words.title}</h1>
<p>${words.intro}</p>
<p class="ways"><a href="/?lang=${other}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a>
<a href="/api/catalog">${words.asJson}</a></p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function section(name: string, games: readonly Game[], language: Language): string {
  const cards = games.map((game) => card(game, language))
  return `<h2>${escapeHtml(name)}</h2><ul class="games">${cards.join('')}</ul>`
}

function card(game: Game, language: Language): string {
  const title = escapeHtml(language === 'bn' ? game.title_bn : game.title)
  const picture = `<img src="${gameCover(game.code, language)}" alt="" width="96" height="96" loading="lazy">`
  const rows = rowsOf(game, language).map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
  return `<li><section>${picture}<h3>${title}</h3><dl>${rows.join('')}</dl></section></li>`
}

function rowsOf(game: Game, language: Language): [name: string, value: string][] {
  const words = CATALOG_WORDS[language]
  return [
    [words.code, game.code],
    [words.returns, `${game.rtp} %`],
    ...('hit_frequency' in game
      ? [[words.hits, `${game.hit_frequency} %`] satisfies [string, string]]
      : []),
    [words.largest, `${game.max_multiple} ×`],
    [words.bets, betsOf(game, language)],
  ]
}

/** The levels that the book names are those of free bets alone. */
function betsOf({ code, bet_levels: levels }: Game, language: Language): string {
  if (code === BOOK_GAME.code) return CATALOG_WORDS[language].anyStake
  const bets = levels[HOME_CURRENCY] ?? []
  const [least, most] = [bets[0], bets.at(-1)].map((bet) => amount(BigInt(bet ?? 0), HOME_CURRENCY))
  return `${least} – ${most}`
}
