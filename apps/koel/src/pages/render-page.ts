import type { Language } from '../words/choose-words.ts'
import { escapeHtml } from './escape-html.ts'

export type PageParts = {
  readonly language: Language
  readonly title: string
  readonly style: string
  /** The module that the page runs; null for a page without code. */
  readonly code: string | null
  /** Attributes of the body that begin with `data-`, by the rest of their names. */
  readonly data: Readonly<Record<string, string>>
  readonly content: string
}

/** The frame that all pages have. */
export function renderPage(parts: PageParts): string {
  const data = Object.entries(parts.data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  )
  const code = parts.code ? `<script type="module" src="/code/${parts.code}"></script>` : ''
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="/code/pictures/rickshaw.svg">
<link rel="stylesheet" href="/code/${parts.style}">
${code}
</head>
<body${data.join('')}>
${parts.content}
</body>
</html>
`
}
