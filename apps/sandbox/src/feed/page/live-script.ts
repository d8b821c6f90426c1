/** What both frames share: the score beside the page, the push, words and small drawing. */
export const liveScript = `
const WORDS = {
  en: { live: 'LIVE', upcoming: 'UPCOMING', finished: 'ENDED', down: 'RECONNECTING', starts: 'Starts', suspended: 'Suspended', won: 'won', goal: 'GOAL!', card: 'CARD', wicket: 'WICKET!', four: 'FOUR!', six: 'SIX!', out: 'Ball in play' },
  bn: { live: 'লাইভ', upcoming: 'আসন্ন', finished: 'শেষ', down: 'সংযোগ হচ্ছে', starts: 'শুরু', suspended: 'স্থগিত', won: 'জয়ী', goal: 'গোল!', card: 'কার্ড', wicket: 'উইকেট!', four: 'চার!', six: 'ছক্কা!', out: 'বল চলছে' },
}
export const lang = document.documentElement.lang === 'bn' ? 'bn' : 'en'
export const words = WORDS[lang]

/** Nothing waits longer than this for letters. */
const LETTERS_MAX_MS = 1500

// A text that is set before its letters are there may keep the empty boxes it was drawn with.
if (lang === 'bn') {
  const loaded = document.fonts.load('14px Bangla', 'ক').catch(() => [])
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LETTERS_MAX_MS))])
}

/** Silence after which the page says that it is not live. */
const SILENCE_MS = 6000

/** Hands on the score as it stands and then each one that comes; tells whether the push is down. */
export function follow(draw, tellDown) {
  let shown = JSON.parse(document.getElementById('score').textContent)
  let heardMs = Date.now()
  draw(shown, null)
  const push = new EventSource('/api/push?events=' + shown.eventId)
  const hear = () => { heardMs = Date.now(); tellDown(false) }
  push.addEventListener('heartbeat', hear)
  push.addEventListener('score', (event) => {
    hear()
    const next = JSON.parse(event.data)
    if (next.version < shown.version) return
    const before = shown
    shown = next
    if (JSON.stringify(before) !== JSON.stringify(next)) draw(next, before)
  })
  setInterval(() => { if (Date.now() - heardMs > SILENCE_MS) tellDown(true) }, 1000)
}

/** What the summary says first, then the players at work. */
export function summaryParts(score) {
  return score.board.summary[lang].split(' · ')
}

export function element(tag, className, text) {
  const node = document.createElement(tag)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

/** Changes a text only when it differs, so that nothing flickers and readers stay calm. */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text
}

export function showPhase(pill, score) {
  const key = score.phase === 'in_play' ? 'live' : score.phase
  pill.dataset.phase = score.phase
  write(pill, pill.dataset.down === '1' ? words.down : words[key])
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Dhaka' })

/** The clock of the board, or when it begins (GMT+6). */
export function clockText(score) {
  if (score.phase === 'upcoming') return words.starts + ' ' + CLOCK.format(new Date(score.startsAt))
  return score.board.clock[lang]
}
`
