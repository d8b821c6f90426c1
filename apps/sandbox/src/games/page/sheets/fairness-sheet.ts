import type {
  FairnessView,
  HistoryAnswer,
  HistoryRound,
  RotateAnswer,
  RoundProof,
} from '../../studio-api.ts'
import { element } from '../dom/element.ts'
import { openSheet } from '../dom/sheet.ts'
import type { Verdict } from '../fairness/verify-round.ts'
import { failureWords } from '../play/failure-message.ts'
import { getStudio, postStudio } from '../studio/call-studio.ts'
import { resumeGame } from '../studio/enter-game.ts'
import { newSpinId } from '../studio/spin-id.ts'
import type { WordKey } from '../words/speech.ts'
import { fillSheet } from './fill-sheet.ts'
import { resultOf, type HistorySources } from './history-sheet.ts'
import { timeText } from './time-text.ts'

export type FairnessSources = HistorySources & {
  /** Plays a past round again in this browser. */
  verify: (proof: RoundProof) => Promise<Verdict>
}

/** The seeds in use, changing them, and checking past rounds in this browser. */
export async function openFairnessSheet(sources: FairnessSources): Promise<void> {
  const { speech, session } = sources
  const sheet = openSheet(speech.say('fairness'), speech.say('close'))
  const load = async (note: Node[] = []) => {
    const [view, history] = await Promise.all([
      resumeGame(session),
      getStudio<HistoryAnswer>('/studio/fairness/history', session),
    ])
    const again = (next: Node[]) => void fillSheet(sheet.body, speech, () => load(next))
    return [
      ...note,
      element('p', { class: 'quiet' }, speech.say('fairIntro')),
      seedFacts(view.fairness, sources),
      changeForm(view.fairness, sources, again),
      element('h3', {}, speech.say('checkRounds')),
      roundChecks(history.rounds, sources),
    ]
  }
  await fillSheet(sheet.body, speech, load)
}

function seedFacts(fairness: FairnessView, { speech }: FairnessSources): HTMLElement {
  const facts: readonly [WordKey, string][] = [
    ['serverSeedHash', fairness.serverSeedHash],
    ['clientSeed', fairness.clientSeed],
    ['nonce', String(fairness.nonce)],
    ['nextServerSeedHash', fairness.nextServerSeedHash],
  ]
  const rows = facts.flatMap(([key, value]) => [
    element('dt', {}, speech.say(key)),
    element('dd', {}, value),
  ])
  return element('dl', { class: 'seeds' }, ...rows)
}

/** Picks a new client seed; the announced server seed takes over and the old one is revealed. */
function changeForm(
  before: FairnessView,
  sources: FairnessSources,
  again: (note: Node[]) => void,
): HTMLElement {
  const { speech, session } = sources
  const seed = element('input', {
    id: 'client-seed',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    value: newSpinId(),
  })
  const random = element(
    'button',
    { type: 'button', class: 'button quiet' },
    speech.say('randomSeed'),
  )
  random.addEventListener('click', () => {
    seed.value = newSpinId()
  })
  const problem = element('p', { class: 'problem', role: 'alert' })
  const change = element('button', { class: 'button' }, speech.say('changeSeeds'))
  const form = element(
    'form',
    { class: 'seed-form' },
    element('label', { for: 'client-seed' }, speech.say('newClientSeed')),
    element('div', { class: 'seed-row' }, seed, random),
    element('small', {}, speech.say('clientSeedHint')),
    problem,
    change,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    change.disabled = true
    const clientSeed = seed.value.trim()
    postStudio<RotateAnswer>('/studio/fairness/rotate', { session, clientSeed })
      .then((answer) => again(changedNote(before, answer, sources)))
      .catch((error: unknown) => {
        change.disabled = false
        problem.textContent = speech.say(failureWords(error).text)
      })
  })
  return form
}

/** Says that the seeds changed, and whether the new hash is the one announced before. */
function changedNote(
  before: FairnessView,
  { revealed, fairness }: RotateAnswer,
  { speech }: FairnessSources,
): Node[] {
  const kept = fairness.serverSeedHash === before.nextServerSeedHash
  const key = kept ? 'hashPromiseKept' : 'hashPromiseBroken'
  return [
    element(
      'div',
      { class: kept ? 'verdict good' : 'verdict bad', role: 'status' },
      element('p', {}, speech.say('seedsChanged')),
      element('p', {}, speech.say(key)),
      element('small', {}, `${speech.say('serverSeed')}: ${revealed.serverSeed}`),
    ),
  ]
}

function roundChecks(rounds: readonly HistoryRound[], sources: FairnessSources): HTMLElement {
  const played = rounds.filter((round) => round.totalWinMinor !== null)
  if (played.length === 0) {
    return element('p', { class: 'quiet' }, sources.speech.say('historyEmpty'))
  }
  return element('ol', { class: 'rounds' }, ...played.map((round) => checkLine(round, sources)))
}

const VERDICTS: Record<Verdict, WordKey> = {
  good: 'checkGood',
  'bad-hash': 'checkBadHash',
  'bad-round': 'checkBadRound',
  hidden: 'checkLater',
  unable: 'checkUnable',
}

function checkLine(round: HistoryRound, sources: FairnessSources): HTMLElement {
  const { speech, session, verify } = sources
  const verdict = element('p', { class: 'verdict', role: 'status', hidden: true })
  const press = element(
    'button',
    { type: 'button', class: 'button quiet small' },
    speech.say('check'),
  )
  const say = (key: WordKey, kind: string) => {
    verdict.hidden = false
    verdict.className = `verdict ${kind}`
    verdict.textContent = speech.say(key)
  }
  press.addEventListener('click', () => {
    say('checking', 'open')
    getStudio<RoundProof>(`/studio/rounds/${round.roundId}`, session)
      .then(verify)
      .then((found) => say(VERDICTS[found], kindOf(found)))
      .catch((error: unknown) => say(failureWords(error).text, 'bad'))
  })
  const head = element(
    'div',
    { class: 'past' },
    element('span', { class: 'round-time' }, timeText(round.placedAt, speech.language())),
    element('span', { class: 'round-bet' }, `#${round.nonce}`),
    resultOf(round, sources),
    press,
  )
  return element('li', {}, head, verdict)
}

function kindOf(verdict: Verdict): string {
  if (verdict === 'good') return 'good'
  return verdict === 'hidden' || verdict === 'unable' ? 'open' : 'bad'
}
