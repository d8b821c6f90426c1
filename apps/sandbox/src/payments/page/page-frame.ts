import { escapeHtml } from '../../messages/page/escape-html.ts'

type Frame = { title: string; lead: string; link: { href: string; text: string }; main: string }

/** What both phones of the sandbox share: the head, the warning, the way to the other phone. */
export function pageFrame({ title, lead, link, main }: Frame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Maidan sandbox</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body>
<header>
  <p class="play">Sandbox · play money only</p>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(lead)}</p>
</header>
<main>${main}</main>
<footer><a href="${link.href}">${escapeHtml(link.text)}</a></footer>
</body>
</html>`
}
