import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Round } from '../store/keep-rounds.ts'
import { PRIZES } from '../ticket/list-prizes.ts'
import type { Picture } from '../ticket/list-prizes.ts'
import { chooseWords } from '../words/choose-words.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney, formatNumber } from '../words/format-money.ts'
import { escapeHtml } from './escape-html.ts'
import { renderPage } from './render-page.ts'

type PaidRound = Round & { readonly fields: readonly Picture[]; readonly winMinor: bigint }

/** The page of a past ticket, as it looked; null when that ticket was never played. */
export function renderRecall(shop: Shop, language: Language, roundId: string): string | null {
  const round = shop.rounds.find(roundId)
  if (round?.state !== 'settled' || !isPaid(round)) return null
  const say = chooseWords(language)
  const content = `<main class="sheet"><h1>${say('title')}</h1><p>${say('recallTitle')}</p>
${renderFields(round, language, say)}
<button type="button" class="plain" id="replay" hidden>${say('replay')}</button>
${renderFigures(round, language, say)}
<h2>${say('fairness')}</h2><p>${say('fairText')}</p>${renderSeeds(round, say)}
<button type="button" class="plain" id="check" hidden>${say('checkNow')}</button>
<p class="verdict" id="verdict" role="status"></p>
<p>${say('checkOffline')}</p>${renderByHand(round, say)}</main>`
  return renderPage({
    language,
    title: `${say('title')}: ${say('recallTitle')}`,
    style: 'recall.css',
    code: 'recall.js',
    data: {
      fields: round.fields.join(' '),
      prize: round.prize ?? '',
      'server-seed': round.serverSeed,
      'server-seed-hash': hashServerSeed(round.serverSeed),
      'client-seed': round.clientSeed,
    },
    content,
  })
}

function isPaid(round: Round): round is PaidRound {
  return round.fields !== null && round.winMinor !== null
}

function renderFields(round: PaidRound, language: Language, say: Say): string {
  const fields = round.fields.map((picture, index) => {
    const number = formatNumber(index + 1, language)
    const label = say('shown', { number, picture: say(picture) })
    const winner = picture === round.prize ? ' winner' : ''
    return `<div class="field${winner}"><img src="/code/pictures/${picture}.svg" alt="${label}"></div>`
  })
  return `<div class="grid" id="grid">${fields.join('')}<canvas id="foil" aria-hidden="true"></canvas></div>`
}

function renderFigures(round: PaidRound, language: Language, say: Say): string {
  const money = (minor: bigint): string => formatMoney(minor.toString(), round.currency, language)
  const multiple = PRIZES.find(({ picture }) => picture === round.prize)?.multiple ?? 0
  const result = round.prize
    ? `${say(round.prize)} × ${formatNumber(3, language)} → ${formatNumber(multiple, language)}×`
    : say('nothing')
  const rows = [
    [say('result'), result],
    [say('stake'), money(round.priceMinor)],
    [say('win'), money(round.winMinor)],
    [say('time'), `${new Date(round.createdMs).toISOString().replace('T', ' ').slice(0, 19)} UTC`],
    [say('ticketId'), round.id],
  ]
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
  return `<dl>${list.join('')}</dl>`
}

function renderSeeds(round: PaidRound, say: Say): string {
  return `<dl class="seeds"><dt>${say('serverSeedHash')}</dt><dd>${hashServerSeed(round.serverSeed)}</dd>
<dt>${say('serverSeed')}</dt><dd>${round.serverSeed}</dd>
<dt>${say('clientSeed')}</dt><dd>${escapeHtml(round.clientSeed)}</dd></dl>`
}

function renderByHand(round: PaidRound, say: Say): string {
  let first = 0
  const numbers = PRIZES.map((prize) => {
    const range = `${first}–${first + prize.weight - 1}`
    first += prize.weight
    return `<li>${say(prize.picture)}: ${range}</li>`
  })
  return `<pre>printf %s ${round.serverSeed} | openssl dgst -sha256
printf %s ${escapeHtml(round.clientSeed)}:0 | openssl dgst -sha256 -hmac ${round.serverSeed}</pre>
<p>${say('checkByHand')}</p><ul class="numbers">${numbers.join('')}</ul>`
}
