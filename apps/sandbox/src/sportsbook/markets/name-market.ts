import { lineOfMarket, cricketMarketOf, type BookMarket } from '@maidan/casino'
import type { Words } from '../book-api.ts'
import type { FeedLine, ListedMatch } from '../feed/feed-shapes.ts'
import { marketIdOf } from './market-id.ts'
import type { OwnMarket } from './own-market.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { MarketKind, MarketWords } from './words/market-words.ts'

/** What names a market: everything of it but how it is settled. */
export type NamedMarket = Pick<
  BookMarket<never, MarketKind>,
  'id' | 'kind' | 'group' | 'marginBps' | 'line' | 'side' | 'set'
> & { readonly selections: readonly { id: string; line?: string }[] }

type Around = { match: Pick<ListedMatch, 'EventId' | 'Runners'>; lines: readonly FeedLine[] }

type Speaker = { words: MarketWords; sides: readonly string[]; title: string }

/** A priced market with its names in both languages. */
export function nameOwnMarket(
  { market, odds }: { market: NamedMarket; odds: readonly (number | null)[] },
  { match, lines }: Around,
): OwnMarket {
  const line = lines.find(({ id }) => id === lineIdOf(market))
  const speakers = {
    en: {
      words: en,
      sides: match.Runners.map(({ SelectionName }) => SelectionName),
      title: titleOf(market, line?.title),
    },
    bn: {
      words: bn,
      sides: match.Runners.map(({ SelectionName_bn }) => SelectionName_bn),
      title: titleOf(market, line?.title_bn),
    },
  }
  const inBoth = (say: (speaker: Speaker) => string): Words => ({
    en: say(speakers.en),
    bn: say(speakers.bn),
  })
  return {
    marketId: marketIdOf(match.EventId, market.id),
    group: market.group,
    marginBps: market.marginBps,
    name: inBoth((speaker) => marketName(market, speaker)),
    selections: market.selections.map((selection, index) => ({
      selectionId: selection.id,
      name: inBoth((speaker) => selectionName(market, selection, speaker)),
      oddsCenti: odds[index] ?? null,
    })),
  }
}

function lineIdOf({ id }: NamedMarket): string | null {
  const market = cricketMarketOf(id)
  return market && lineOfMarket(market)
}

/** The source's title of a line; that of a digit names its digit, which is left out. */
function titleOf({ kind }: NamedMarket, title = ''): string {
  return kind === 'lineDigit' ? title.replace(/ [0০] /, ' ') : title
}

function marketName({ kind, side, line, set }: NamedMarket, speaker: Speaker): string {
  const { words, sides, title } = speaker
  const values = { line, set, title, side: side === undefined ? undefined : sides[side] }
  return filled(words.markets[kind], values)
}

function selectionName(
  { kind, line }: NamedMarket,
  selection: { id: string; line?: string },
  speaker: Speaker,
): string {
  const parts = selection.id.split('-')
  if (parts.length > 1 && parts.every(isDigits)) return parts.join('–')
  const [one = '', other] = parts.map((part) => wordOf(part, line, speaker))
  if (other !== undefined)
    return filled(speaker.words.joins[kind] ?? speaker.words.join, { one, other })
  return selection.line === undefined ? one : `${one} ${selection.line}`
}

function wordOf(part: string, line: string | undefined, { words, sides }: Speaker): string {
  if (part === 'home') return sides[0] ?? part
  if (part === 'away') return sides[1] ?? part
  if (part.endsWith('+')) return filled(words.orMore, { count: part.slice(0, -1) })
  const found = Object.entries(words.selections).find(([word]) => word === part)
  return found === undefined ? part : filled(found[1], { line })
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

function filled(text: string, values: Record<string, string | number | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (_, hole: string) => String(values[hole] ?? ''))
}
