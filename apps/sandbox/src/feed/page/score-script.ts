/** Draws the score frame's board, and flashes the figures that changed. */
export const scoreScript = `
import { clockText, element, follow, lang, showPhase, summaryParts, words, write } from '/page/live.js'

const main = document.querySelector('main')
const top = element('div', 'top')
const pill = element('span', 'live')
const comp = element('span', 'comp')
const clock = element('span', 'clock')
const halt = element('span', 'halt', words.suspended)
top.append(pill, comp, halt, clock)
const board = element('div', 'board')
const foot = element('div', 'foot')
const summary = element('div', 'summary')
summary.setAttribute('aria-live', 'polite')
const recent = element('div', 'recent')
recent.setAttribute('aria-hidden', 'true')
foot.append(summary, recent)
const detail = element('div', 'detail')
const says = element('div', 'says')
main.append(top, board, foot, detail, says)
const DIGITS = '০১২৩৪৫৬৭৮৯'
let last = null

const lines = [0, 1].map(() => {
  const row = element('div', 'line')
  const name = element('span', 'name')
  const serve = element('span', 'serve')
  const note = element('span', 'note')
  const figures = element('span', 'figures')
  row.append(name, serve, note, figures)
  board.append(row)
  return { row, name, note, figures }
})

follow(
  (score, before) => {
    last = score
    showPhase(pill, score)
    write(comp, score.competition[lang])
    write(clock, clockText(score))
    score.board.lines.forEach((line, index) => drawLine(lines[index], line, score, before && before.board.lines[index]))
    const [first, ...others] = summaryParts(score)
    write(summary, first)
    write(detail, others.join(' · '))
    write(says, score.phase === 'finished' ? '' : score.says[lang])
    halt.hidden = !(score.phase === 'in_play' && score.suspended)
    drawRecent(score)
  },
  (isDown) => {
    pill.dataset.down = isDown ? '1' : '0'
    if (last) showPhase(pill, last)
  },
)

function drawLine(parts, line, score, before) {
  if (!parts) return
  parts.row.dataset.active = line.isActive ? '1' : '0'
  write(parts.name, line.name[lang])
  drawNote(parts.note, line.note, score.sport)
  const texts = score.sport === 'tennis' ? line.score.split(' ') : [line.score]
  const hasPoints = score.sport === 'tennis' && score.phase === 'in_play'
  const spans = texts.map((text, index) => {
    const span = element('span', hasPoints && index === texts.length - 1 ? 'points' : '', text)
    return span
  })
  parts.figures.replaceChildren(...spans)
  if (before && before.score !== line.score) flash(parts.row)
}

function drawNote(node, note, sport) {
  if (sport !== 'soccer') return write(node, sport === 'cricket' ? oversNote(note) : note)
  node.replaceChildren(...Array.from(note, () => element('span', 'card')))
}

/** "50.0 ov" or "SO 12/1 (1.0 ov)" in the frame's language, with the digits of its clock. */
function oversNote(note) {
  if (lang !== 'bn') return note
  const spoken = note.replace('SO', 'সুপার ওভার').replace('ov', 'ওভার')
  return spoken.replace(/[0-9]/g, (digit) => DIGITS[digit])
}

function flash(row) {
  row.classList.remove('flash')
  void row.offsetWidth
  row.classList.add('flash')
}

function drawRecent(score) {
  recent.dataset.sport = score.sport
  const room = score.sport === 'soccer' ? 3 : score.sport === 'tennis' ? 8 : innerWidth < 480 ? 5 : 10
  recent.replaceChildren(...score.board.recent.slice(-room).map((text) => chip(score.sport, text)))
}

/** A card is drawn, since not every phone has its sign. */
function chip(sport, text) {
  const node = element('i', recentClass(sport, text), text.replace(/ ?[🟥🟨]/gu, ''))
  if (/[🟥🟨]/u.test(text)) node.append(element('span', text.includes('🟥') ? 'card' : 'card booking'))
  return node
}

function recentClass(sport, text) {
  if (sport === 'tennis') return text === '1' ? 'one' : 'two'
  if (sport === 'soccer') return /[🟥🟨]/u.test(text) ? '' : 'four'
  if (/^w$/i.test(text)) return 'out'
  if (text.startsWith('6')) return 'six'
  return text.startsWith('4') ? 'four' : ''
}
`
