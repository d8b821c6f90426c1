import { bareText } from './safe-html.tsx'

/** A piece of text; with `to` it is a link to an address of this site. */
export type TextPiece = { text: string; to?: string }

/** Links of the site only: one slash, and no second slash or backslash that names another host. */
const siteLink = /<a\s[^>]*?href\s*=\s*(["'])(\/(?![/\\])[^"'<>\\]*)\1[^>]*>([\s\S]*?)<\/a\s*>/gi

/** Splits a text that may hold links into its pieces, without any markup. */
export function readLinkedText(html: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of html.matchAll(siteLink)) {
    pieces.push({ text: words(html.slice(at, match.index)) })
    pieces.push({ text: words(match[3] ?? ''), to: words(match[2] ?? '/') })
    at = match.index + match[0].length
  }
  pieces.push({ text: words(html.slice(at)) })
  return pieces.filter(({ text }) => text !== '')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

function words(html: string): string {
  return bareText(html).replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (sign) => entities[sign] ?? sign)
}
