/** The stream frame: one canvas that the sport's painter draws, and the texts around it. */
export const streamScript = `
import { clockText, element, follow, lang, showPhase, summaryParts, words, write } from '/page/live.js'
import { cricketPainter } from '/page/cricket.js'
import { soccerPainter } from '/page/soccer.js'
import { tennisPainter } from '/page/tennis.js'

const PAINTERS = { cricket: cricketPainter, soccer: soccerPainter, tennis: tennisPainter }
const FRAME_MS = 1000 / 30
const main = document.querySelector('main')
const canvas = element('canvas')
canvas.setAttribute('role', 'img')
const context = canvas.getContext('2d')
const ground = document.createElement('canvas')
const bug = element('div', 'bug')
const corner = element('div', 'corner')
const pill = element('span', 'live')
const clock = element('span', 'clock')
corner.append(pill, clock)
const low = element('div', 'low')
const says = element('div', 'says')
says.setAttribute('aria-live', 'polite')
const summary = element('div', 'summary')
low.append(says, summary)
const burst = element('div', 'burst')
main.append(canvas, bug, corner, burst, low)
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

let last = null
let painter = null
let size = { width: 0, height: 0 }
let drawnMs = 0

follow(
  (score, before) => {
    last = score
    painter ??= PAINTERS[score.sport]()
    const shout = painter.tell(score, before, performance.now())
    if (shout && before) showBurst(shout)
    drawTexts(score)
    if (isCalm) requestAnimationFrame(drawOnce)
  },
  (isDown) => {
    pill.dataset.down = isDown ? '1' : '0'
    if (last) showPhase(pill, last)
  },
)

new ResizeObserver(fit).observe(main)
fit()
if (!isCalm) requestAnimationFrame(loop)

function fit() {
  const ratio = Math.min(2, devicePixelRatio || 1)
  size = { width: main.clientWidth, height: main.clientHeight }
  for (const one of [canvas, ground]) {
    one.width = Math.round(size.width * ratio)
    one.height = Math.round(size.height * ratio)
    one.getContext('2d').setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  if (painter) painter.ground(ground.getContext('2d'), size.width, size.height)
  drawOnce(performance.now())
}

function loop(nowMs) {
  drawOnce(nowMs)
  // Asked for only when it is due: a frame costs a phone something even if nothing is drawn.
  setTimeout(() => requestAnimationFrame(loop), FRAME_MS - 16)
}

function drawOnce(nowMs) {
  if (!painter || size.width === 0) return
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(ground, 0, 0)
  context.restore()
  painter.draw(context, size.width, size.height, isCalm ? Infinity : nowMs, isCalm ? 1 : Math.min(0.1, (nowMs - drawnMs) / 1000))
  drawnMs = nowMs
}

function drawTexts(score) {
  showPhase(pill, score)
  write(clock, clockText(score))
  write(says, score.says[lang])
  write(summary, summaryParts(score)[0])
  bug.replaceChildren(...score.board.lines.map((line) => {
    const row = element('div')
    row.dataset.active = line.isActive ? '1' : '0'
    row.append(element('span', 'name', shortName(line.name[lang], score.sport)), element('span', 'figure', line.score.replaceAll(' ', '  ')))
    return row
  }))
  canvas.setAttribute('aria-label', score.names.map((name) => name[lang]).join(' – '))
}

/** Of a player the surname: sets and points need the room. */
function shortName(name, sport) {
  return sport === 'tennis' ? name.split(' ').at(-1) : name
}

function showBurst({ word, tone }) {
  write(burst, words[word])
  burst.dataset.tone = tone
  burst.classList.remove('on')
  void burst.offsetWidth
  burst.classList.add('on')
}
`
