import type { Words } from '../match/match.ts'
import { escapeHtml } from '../../messages/page/escape-html.ts'

export type Lang = 'en' | 'bn'

type FramePage = {
  kind: 'score' | 'stream'
  lang: Lang
  names: readonly [Words, Words]
  /** The score as JSON, so that the page draws itself before its first call. */
  score: string
}

/** A page for the site to frame. Its script draws it from the score beside it and then from the push. */
export function framePage({ kind, lang, names, score }: FramePage): string {
  const title = `${names[0][lang]} – ${names[1][lang]}`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/page/${kind}.css">
<script type="application/json" id="score">${score.replaceAll('<', '\\u003c')}</script>
<script type="module" src="/page/${kind}.js"></script>
</head>
<body>
<main aria-label="${escapeHtml(title)}"></main>
</body>
</html>
`
}
