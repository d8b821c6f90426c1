import type { Inbox } from '../message-store.ts'
import type { Message } from '../message.ts'
import { escapeHtml } from './escape-html.ts'
import { messageCard } from './message-card.ts'

type View = {
  inboxes: readonly Inbox[]
  /** Key of the address whose messages are shown, and the address as it was asked for. */
  chosen: string
  asked: string
  messages: readonly Message[]
}

/** The whole page. The script fetches it again and puts the fresh parts in the place of the old. */
export function messagesPage({ inboxes, chosen, asked, messages }: View): string {
  const owner = inboxes.find(({ key }) => key === chosen)?.to ?? asked
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Messages · Maidan sandbox</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body>
<header>
  <h1>Messages</h1>
  <p>What Maidan sends to phones and mailboxes arrives here. Nothing leaves this machine.</p>
  <form action="/" method="get" role="search">
    <label for="to">Phone or e-mail</label>
    <input id="to" name="to" type="text" maxlength="254" autocomplete="off" placeholder="01711223344" value="${escapeHtml(asked)}">
    <button>Show</button>
  </form>
</header>
<div class="columns">
<nav id="inboxes" aria-label="Addresses">${inboxes.map((inbox) => inboxLink(inbox, chosen)).join('')}</nav>
<main id="messages" aria-live="polite">
  ${owner === '' ? '' : `<h2>${escapeHtml(owner)}</h2>`}
  ${messages.length === 0 ? empty(owner) : messages.map(messageCard).join('')}
</main>
</div>
</body>
</html>`
}

function inboxLink({ to, key, count, newest }: Inbox, chosen: string): string {
  const current = key === chosen ? ' aria-current="page"' : ''
  const kind = newest.channel === 'sms' ? 'SMS' : 'Mail'
  return `<a href="/?to=${encodeURIComponent(to)}"${current}><b>${escapeHtml(to)}</b><small>${kind} · ${count}</small></a>`
}

function empty(owner: string): string {
  const where = owner === '' ? '' : ' to this address'
  return `<p class="empty">Nothing was sent${where} yet. Ask for a code on the site: it shows here by itself.</p>`
}
