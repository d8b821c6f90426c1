import { GAME_CODE } from '../catalogue/list-prices.ts'
import { computeReturn } from '../ticket/compute-return.ts'
import { PRIZES } from '../ticket/list-prizes.ts'
import { chooseWords } from '../words/choose-words.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatNumber } from '../words/format-money.ts'
import { renderPage } from './render-page.ts'
import { renderPrizes } from './render-prizes.ts'

/** The page of the game. */
export function renderPlay(language: Language, siteOrigin: string): string {
  const say = chooseWords(language)
  const content = `${renderBar(say)}
<p class="note trial" id="trial" hidden>${say('trial')}</p>
<p class="note" id="banner" role="status" hidden></p>
<noscript><p class="note">${say('noScript')}</p></noscript>
<main>${renderTicket(language, say)}${renderControls(say)}
<aside class="side" aria-label="${say('prizes')}">${renderPrizes(language)}</aside></main>
${renderRules(language, say)}
${renderDialog('history', say('history'), '<ol id="history-list" class="tickets"></ol>', say)}
${renderDialog('fair', say('fairness'), renderFairness(say), say)}
<dialog id="notice" aria-labelledby="notice-text"><p id="notice-text"></p>
<button type="button" class="plain" id="notice-act"></button></dialog>`
  const data = { site: siteOrigin, game: GAME_CODE }
  return renderPage({
    language,
    title: say('title'),
    style: 'play.css',
    code: 'play.js',
    data,
    content,
  })
}

function renderBar(say: Say): string {
  const icon = (id: string, label: string, path: string): string =>
    `<button type="button" class="icon" id="${id}" aria-label="${label}" title="${label}">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg></button>`
  return `<header class="bar"><h1>${say('title')}</h1>
<p class="balance"><span>${say('balance')}</span> <b id="balance">…</b></p>
${icon('sound', say('soundOn'), 'M4 9v6h4l5 5V4L8 9zM16 9l5 6M21 9l-5 6')}
${icon('open-history', say('history'), 'M12 7v5l4 2M4 12a8 8 0 1 0 3-6M7 2v4H3')}
${icon('open-fair', say('fairness'), 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6')}
${icon('open-rules', say('rules'), 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5')}</header>`
}

function renderTicket(language: Language, say: Say): string {
  const fields = Array.from({ length: 9 }, (_, index) => {
    const label = say('covered', { number: formatNumber(index + 1, language) })
    return `<button type="button" class="field" aria-label="${label}" disabled>${renderSpecimen(index, language)}</button>`
  })
  return `<section class="ticket" id="ticket">
<div class="road" aria-hidden="true"><span class="tagline">${say('tagline')}</span>
<img class="racer" id="racer" src="/code/pictures/rickshaw.svg" alt="" width="32" height="32"></div>
<div class="grid specimen" id="grid" role="group" aria-label="${say('fields')}">${fields.join('')}
<canvas id="foil" aria-hidden="true"></canvas></div>
<p class="result" id="result" role="status">${say('ready')}</p></section>`
}

/** Before the first ticket the fields show what pays how much. */
function renderSpecimen(index: number, language: Language): string {
  const prize = PRIZES[index]
  if (!prize) return '<img src="/code/pictures/blank.svg" alt=""><b></b>'
  const times = formatNumber(prize.multiple, language)
  return `<img src="/code/pictures/${prize.picture}.svg" alt=""><b>${times}×</b>`
}

function renderControls(say: Say): string {
  return `<section class="controls"><div class="price" role="group" aria-label="${say('price')}">
<button type="button" class="step" id="cheaper" aria-label="${say('cheaper')}">−</button>
<output id="price" aria-live="polite"></output>
<button type="button" class="step" id="dearer" aria-label="${say('dearer')}">+</button></div>
<button type="button" class="main" id="buy" disabled>…</button>
<button type="button" class="main" id="scratch-all" hidden>${say('scratchAll')}</button></section>`
}

function renderRules(language: Language, say: Say): string {
  const figures = computeReturn()
  const figure = (text: string): string => formatNumber(Number(text), language, 2)
  const values = { return: figure(figures.returnPercent), hits: figure(figures.hitPercent) }
  const how = (['how1', 'how2', 'how3', 'how4', 'how5'] as const).map(
    (word) => `<p>${say(word, values)}</p>`,
  )
  const content = `${renderPrizes(language)}<h3>${say('howTitle')}</h3>${how.join('')}
<h3>${say('limits')}</h3><p id="limits"></p><h3>${say('keysTitle')}</h3><p>${say('keysText')}</p>`
  return renderDialog('rules', say('rules'), content, say)
}

function renderFairness(say: Say): string {
  return `<p>${say('fairText')}</p><h3>${say('nextHash')}</h3><p class="code" id="next-hash"></p>
<label for="client-seed"><h3>${say('clientSeed')}</h3></label>
<div class="seed"><input id="client-seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" autocomplete="off"
 spellcheck="false" aria-describedby="seed-hint" required>
<button type="button" class="plain" id="new-seed">${say('newSeed')}</button></div>
<p class="hint" id="seed-hint">${say('clientSeedHint')}</p>`
}

function renderDialog(id: string, title: string, content: string, say: Say): string {
  return `<dialog id="${id}" aria-labelledby="${id}-title"><div class="head"><h2 id="${id}-title">${title}</h2>
<button type="button" class="icon close" aria-label="${say('close')}"><svg viewBox="0 0 24 24" aria-hidden="true">
<path d="M6 6l12 12M18 6L6 18"/></svg></button></div>${content}</dialog>`
}
