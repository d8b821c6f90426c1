import type { Message } from '../message.ts'
import { escapeHtml } from './escape-html.ts'

/** The site's clock stands at GMT+6, and so does this page's. */
const AHEAD_MS = 6 * 3600 * 1000

/** One message: where it came by, when, its words, and its code as a button that copies it. */
export function messageCard({ channel, subject, text, at }: Message): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
  return `<article class="${channel}">
  <p class="meta"><span>${channel === 'sms' ? 'SMS' : 'E-mail'}</span><time datetime="${escapeHtml(at)}">${shownTime(at)}</time></p>
  ${subject === '' ? '' : `<h3>${escapeHtml(subject)}</h3>`}
  <p class="text">${escapeHtml(text)}</p>
  ${code ? `<button type="button" class="code" data-code="${code}" aria-label="Copy code ${code}"><b>${code}</b><span>Copy</span></button>` : ''}
</article>`
}

function shownTime(at: string): string {
  const time = new Date(Date.parse(at) + AHEAD_MS).toISOString()
  return `${time.slice(0, 10).replaceAll('-', '/')} ${time.slice(11, 19)}`
}
